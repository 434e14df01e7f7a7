import { Failure } from '#domain/errors.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { judgeFor } from './judge-rows.ts';
import type { Keeping, WrittenRow } from './register-hooks.ts';

/** Refuses a row with a sentence at each field that is wrong. */
export async function assertRow(
  tx: TenantTransaction,
  caller: Caller,
  keeping: Keeping,
  written: WrittenRow,
): Promise<void> {
  const judge = await judgeFor(tx, caller, keeping, [written]);
  const fields = judge.errors(written);
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('validation', first, { fields });
}
