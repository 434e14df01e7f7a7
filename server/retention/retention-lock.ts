import type { TenantTransaction } from '../database/tenant.ts';

/** Any number that no other lock of ours has; the organisation is the second one. */
const lock = 7_204;

/** Waits until no erasing goes on: what was chosen before the commit is what holds for the next one. */
export async function waitForErasing(tx: TenantTransaction): Promise<void> {
  await tx.rows('wait for erasing', 'select pg_advisory_xact_lock($1, hashtext($2))', [
    lock,
    tx.tenantId,
  ]);
}

/** Until the end of the transaction nobody else erases in this organisation. False where somebody does. */
export async function mayErase(tx: TenantTransaction): Promise<boolean> {
  const [found] = await tx.rows<{ mine: boolean }>(
    'lock erasing',
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine',
    [lock, tx.tenantId],
  );
  return found?.mine === true;
}
