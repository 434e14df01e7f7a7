/** Height of a list of which nobody wants more at once, in rem. */
export const listHeight = 280 / 16;
