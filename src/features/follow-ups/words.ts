import { dayOf } from '#domain/follow-ups/due.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';

/** '27 Nov 2026, moved from 20 Nov 2026'; '' without a day. */
export function dayWords(row: FollowUp): string {
  const day = dayOf(row);
  if (day === null) return '';
  const isMoved = row.actionDate !== null && row.actionDate !== day;
  const from = isMoved ? `, moved from ${dateWithYear(row.actionDate ?? '')}` : '';
  return `${dateWithYear(day)}${from}`;
}
