import type { FieldErrors } from '#domain/errors.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { EntityStore } from '../entity-store.ts';
import type { Submission } from '../services.ts';
import type { Rows } from '../sync/effect.ts';

/** A row that is to be written, and what it was. */
export interface WrittenRow {
  row: AnyRow;
  before: AnyRow | null;
}

/** Parts of a feature beyond the definition. They run in the transaction of the rows that are written. */
export interface RegisterHooks {
  /** Errors beyond the rules: id of the row -> field -> sentence. */
  errors?(
    tx: TenantTransaction,
    caller: Caller,
    written: readonly WrittenRow[],
  ): Promise<ReadonlyMap<string, FieldErrors>>;
  /** Id of a row that nobody edits any more -> why: said before anything else of an edit is looked at. */
  closed?(tx: TenantTransaction, rows: readonly AnyRow[]): Promise<ReadonlyMap<string, string>>;
  /** Rows of other entities that become others with these, which were there before. */
  brings?(tx: TenantTransaction, written: readonly WrittenRow[]): Promise<Rows>;
}

/** Extra steps when the server keeps rows of a register. */
export interface Keeping {
  register: Register;
  store: EntityStore;
  hooks: RegisterHooks;
  /** Entity -> rows that the same submission adds: they are not written yet, and count as if they were. */
  addedWith?: Submission['addedWith'];
}
