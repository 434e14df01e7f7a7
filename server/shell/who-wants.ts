import {
  preferenceKey,
  type PreferenceSwitch,
} from '#domain/shell/notification-preference-policy.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { notificationPreferenceTable } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idOfChoice = pick(notificationPreferenceTable, ['id']);

/**
 * The accounts whose preferences allow this kind of notification on this channel. Whoever makes a notification
 * or a push asks here, and nowhere else.
 */
export async function whoWants(
  tx: TenantTransaction,
  accountIds: readonly string[],
  news: Pick<PreferenceSwitch, 'kind' | 'way'>,
): Promise<string[]> {
  const refusing = await tx.rows<RowOf<typeof idOfChoice>>(
    'who does not want news',
    `select ${idOfChoice} from news_choice where tenant_id = $1 and id = any($2) and $3 = any(off)`,
    [tx.tenantId, accountIds, preferenceKey(news)],
  );
  const without = new Set(refusing.map(({ id }) => id));
  return accountIds.filter((id) => !without.has(id));
}
