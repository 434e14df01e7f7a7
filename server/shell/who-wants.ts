import { newsWord, type NewsSwitch } from '#domain/shell/news-policy.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { newsChoice } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idOfChoice = pick(newsChoice, ['id']);

/**
 * Those of the accounts who want to hear of this kind of news by this way. Whoever makes a notification
 * or a push asks here, and nowhere else.
 */
export async function whoWants(
  tx: TenantTransaction,
  accountIds: readonly string[],
  news: Pick<NewsSwitch, 'kind' | 'way'>,
): Promise<string[]> {
  const refusing = await tx.rows<RowOf<typeof idOfChoice>>(
    'who does not want news',
    `select ${idOfChoice} from news_choice where tenant_id = $1 and id = any($2) and $3 = any(off)`,
    [tx.tenantId, accountIds, newsWord(news)],
  );
  const without = new Set(refusing.map(({ id }) => id));
  return accountIds.filter((id) => !without.has(id));
}
