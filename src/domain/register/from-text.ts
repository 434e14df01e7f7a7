/** The value that the text of a cell gives a field, or the sentence that says what is wrong with it. */
export type FromText = { value: unknown } | { problem: string };
