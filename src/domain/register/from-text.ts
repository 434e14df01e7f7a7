/** What the text of a cell says for a field, or why it says nothing. */
export type FromText = { value: unknown } | { problem: string };
