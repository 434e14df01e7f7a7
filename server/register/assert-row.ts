import { Failure } from '#domain/errors.ts';
import type { Register } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { EntityStore } from '../entity-store.ts';
import { judgeFor, type WrittenRow } from './judge-rows.ts';

/** Refuses a row with a sentence at each field that is wrong. */
export async function assertRow(
  tx: TenantTransaction,
  caller: Caller,
  register: Register,
  store: EntityStore,
  written: WrittenRow,
): Promise<void> {
  const judge = await judgeFor(tx, caller, register, store, [written]);
  const fields = judge.errors(written);
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('validation', first, { fields });
}
