import { randomUUID } from 'node:crypto';
import type { NewsKind } from '#domain/shell/news-policy.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { whoWants } from './who-wants.ts';

/**
 * Rows of `notification` for an effect, for those who want to hear of it: written with what they tell
 * of, or not at all.
 */
export async function notify(
  tx: TenantTransaction,
  kind: NewsKind,
  accountIds: readonly string[],
  said: Pick<Notification, 'title' | 'description' | 'icon' | 'link'> & { now: Date },
): Promise<Record<string, unknown>[]> {
  const { now, ...words } = said;
  const time = now.toISOString();
  const common = { ...words, read: false, useRouter: said.link !== null, image: null, time };
  const wanting = await whoWants(tx, accountIds, { kind, way: 'app' });
  return wanting.map((accountId) => Object.assign({ id: randomUUID(), accountId }, common));
}
