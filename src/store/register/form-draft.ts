/** What somebody typed in a form and has not saved: theirs alone, and gone with what this browser holds of them. */
export interface FormDraft {
  /** `<register>:<row or new>`. */
  key: string;
  typed: Record<string, unknown>;
  /** Device clock, ms. */
  at: number;
}
