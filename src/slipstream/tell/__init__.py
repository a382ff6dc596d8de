"""From facts to readers: screens, printed boards, position lines, words."""
