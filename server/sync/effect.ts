/** What a handler wants written. Rows are whole: each is inserted, or replaces the one of its id. */
export interface Effect<Output = unknown> {
  output: Output;
  /** Entity name -> rows with the entity's fields. */
  rows: Record<string, Record<string, unknown>[]>;
  /** Entity name -> ids of rows that go for good. Nothing else of the effect names them. */
  erased?: Record<string, readonly string[]>;
}
