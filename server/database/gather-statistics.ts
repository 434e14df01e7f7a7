import { connectOwner } from './pools.ts';

/**
 * Tells PostgreSQL how full the tables are, after many rows came at once. Without it every index that
 * begins with the tenant looks equally good, and a look-up by id may read all of the tenant's rows.
 */
export async function gatherStatistics(ownerUrl: string): Promise<void> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query('analyze');
  } finally {
    await owner.end();
  }
}
