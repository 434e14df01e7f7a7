/** Rows of another register: more than these are found by typing, not shown in one list. */
export const mostListed = 30;
