import type pg from 'pg';
import { Failure } from '#domain/errors.ts';
import { uuid } from '#domain/values/uuid.ts';

/** Refuses who belongs to an organisation that was never on this server: they came to the wrong one. */
export async function assertHere(pool: pg.Pool, tenantId: string | undefined): Promise<void> {
  if (!uuid.safeParse(tenantId).success) return;
  const { rowCount } = await pool.query({
    name: 'whether a tenant is here',
    text: 'select 1 from tenant where id = $1',
    values: [tenantId],
  });
  if (rowCount === 0) throw new Failure('another_server', 'This is another Ibandla server');
}

/**
 * A token that says nothing to this server may be in order at the one that made it. A device that is told
 * so keeps its session, and goes on when that one answers again.
 */
export async function orAnotherServer(
  pool: pg.Pool,
  tenantId: string | undefined,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Failure) || error.status !== 401) return error;
  try {
    await assertHere(pool, tenantId);
    return error;
  } catch (other) {
    return other;
  }
}
