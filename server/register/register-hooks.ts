import type { FieldErrors } from '#domain/errors.ts';
import type { AnyRow } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Rows } from '../sync/effect.ts';

/** A row that is to be written, and what it was. */
export interface WrittenRow {
  row: AnyRow;
  before: AnyRow | null;
}

/** What a feature does beyond the definition, in the transaction of a row that is written. */
export interface RegisterHooks {
  /** What else is wrong with it, field by field. */
  errors?(tx: TenantTransaction, caller: Caller, written: WrittenRow): Promise<FieldErrors>;
  /** Rows of other entities that become others with it. */
  brings?(tx: TenantTransaction, written: WrittenRow): Promise<Rows>;
}
