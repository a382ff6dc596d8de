"""Steps from an older database to the present one."""
