import { dayOf } from '#domain/follow-ups/due.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { fieldText } from '#domain/register/field-text.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';

/** 'Home visit'. */
export function typeWords({ type }: Pick<FollowUp, 'type'>): string {
  const of = followUps.fields.type;
  return of ? fieldText(of.input, type, new Map()) : type;
}

/** '27 Nov 2026, moved from 20 Nov 2026'; '' without a day. */
export function dayWords(row: FollowUp): string {
  const day = dayOf(row);
  if (day === null) return '';
  const isMoved = row.actionDate !== null && row.actionDate !== day;
  const from = isMoved ? `, moved from ${dateWithYear(row.actionDate ?? '')}` : '';
  return `${dateWithYear(day)}${from}`;
}
