import type { RetentionCounts } from '#domain/retention/retention-words.ts';
import type { RetentionKind } from '#domain/retention/retention-kinds.ts';
import { monthsBefore } from '#domain/values/dates/months-before.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { archivedNotes } from './archived-notes.ts';
import type { Erasure } from './erasure.ts';
import { oldAuditLines } from './old-audit-lines.ts';
import { oldChatMessages } from './old-chat-messages.ts';
import { oldNews } from './old-news.ts';
import { peopleWhoLeft } from './people-who-left.ts';
import { settledFollowUps } from './settled-follow-ups.ts';

/** In their order: what is erased with a person needs no time of its own. */
export const erasures: readonly Erasure[] = [
  peopleWhoLeft,
  settledFollowUps,
  ...archivedNotes,
  ...oldNews,
  oldChatMessages,
  oldAuditLines,
];

/** How much would be erased if these periods were in force. */
export async function countsDue(
  tx: TenantTransaction,
  periods: Partial<Record<RetentionKind, number | undefined>>,
  now: Date,
): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  for (const { kind, due } of erasures) {
    const months = periods[kind];
    if (months === undefined) continue;
    const [found] = await tx.rows<{ count: number }>('', `select count(*) as count from ${due}`, [
      tx.tenantId,
      monthsBefore(now, months).toISOString(),
    ]);
    counts[kind] = (counts[kind] ?? 0) + (found?.count ?? 0);
  }
  return counts;
}
