import type { ChosenStatus } from '#domain/access/own-status.ts';

/** What a handler wants written. Rows are whole: each is inserted, or replaces the one of its id. */
export interface Effect<Output = unknown> {
  output: Output;
  /** Entity name -> rows with the entity's fields. */
  rows: Record<string, Record<string, unknown>[]>;
  /** Entity name -> ids of rows that go for good. Nothing else of the effect names them. */
  erased?: Record<string, readonly string[]>;
  /** How the caller is to be seen by others from now on: told once it is written. */
  chose?: ChosenStatus;
}
