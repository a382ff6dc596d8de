/** Seats that are none, as the server numbers them. */
export const SPECTATOR = -2;
/** Eyes that see everything, after the race. */
export const EVERYTHING = -1;
