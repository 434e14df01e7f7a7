import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { AuditedRecord } from '../audit/audit-line.ts';

/** Entity name -> whole rows with the entity's fields. */
export type Rows = Record<string, readonly object[]>;

/** Writes that a handler asks for. */
export interface Effect<Output = unknown> {
  output: Output;
  /** New rows. Devices choose ids: one that a row of the tenant has already refuses the whole. */
  inserts?: Rows;
  /**
   * Rows in the place of those of their ids: such as the handler has read, locked and found to be in the
   * caller's right, or that stand under the caller's own account. Never under an id that came as new.
   */
  replaces?: Rows;
  /** Entity name -> ids of rows that go for good. Nothing else of the effect names them. */
  erased?: Record<string, readonly string[]>;
  /** What the audit tells of it; without it, of the first row that it writes. */
  audit?: readonly AuditedRecord[];
  /** The caller's new status: published after the write. */
  chose?: ChosenStatus;
}
