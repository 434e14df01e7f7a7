/** Milliseconds that the server has before the device answers in its place. */
export const readPatience = 2000;
