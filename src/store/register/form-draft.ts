/** Unsaved input of a person in a form: theirs alone, and deleted with their data in this browser. */
export interface FormDraft {
  /** `<register>:<row or new>`. */
  key: string;
  typed: Record<string, unknown>;
  /** Device clock, ms. */
  at: number;
}
