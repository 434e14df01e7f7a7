import { describe, expect, test } from 'vitest';
import { byDay, due, dueOn } from './due.ts';
import type { FollowUp } from './entities.ts';
import { followUps } from './follow-ups.ts';
import { followUpErrors, settledFollowUp } from './rules.ts';

const followUp = (said: Partial<FollowUp> = {}): FollowUp => ({
  ...followUps.blank,
  id: 'one',
  assignedDate: '2026-11-10',
  actionDate: '2026-11-20',
  ...said,
});
const doneOn = { doneOn: '2026-11-20', outcome: 'We prayed' };

describe('issue 13: the rules of a follow-up', () => {
  test('it is done as soon as it has the day, and open again without it; an archived one stays so', () => {
    expect(settledFollowUp(followUp(doneOn)).status).toBe('done');
    expect(settledFollowUp(followUp({ status: 'done' })).status).toBe('active');
    expect(settledFollowUp(followUp({ ...doneOn, status: 'archived' })).status).toBe('archived');
  });

  test.each<[string, Partial<FollowUp>, string[]]>([
    ['open', {}, []],
    ['without a day', { actionDate: null }, []],
    ['moved', { snoozedUntil: '2026-11-27' }, []],
    ['done', doneOn, []],
    ['done without an outcome', { doneOn: '2026-11-20' }, ['outcome']],
    ['an outcome without the day', { outcome: 'We prayed' }, ['doneOn']],
    ['due before it was assigned', { actionDate: '2026-11-09' }, ['actionDate']],
    ['moved before it was assigned', { snoozedUntil: '2026-11-09' }, ['snoozedUntil']],
    ['done before it was assigned', { ...doneOn, doneOn: '2026-11-09' }, ['doneOn']],
    ['done in a year to come', { ...doneOn, doneOn: '2999-11-09' }, ['doneOn']],
    ['done and moved', { ...doneOn, snoozedUntil: '2026-11-27' }, ['snoozedUntil']],
  ])('%s', (_name, said, fields) => {
    expect(Object.keys(followUpErrors(followUp(said)))).toEqual(fields);
  });

  test.each<[string, Partial<FollowUp>, string, string[]]>([
    ['the day before', {}, '2026-11-19', ['open', 'later']],
    ['on the day', {}, '2026-11-20', ['open', 'today']],
    ['the day after', {}, '2026-11-21', ['open', 'overdue']],
    ['moved to a later day', { snoozedUntil: '2026-11-25' }, '2026-11-21', ['open', 'later']],
    [
      'on the day to which it was moved',
      { snoozedUntil: '2026-11-25' },
      '2026-11-25',
      ['open', 'today'],
    ],
    ['without a day', { actionDate: null }, '2026-11-21', ['open', 'noDay']],
    ['done', doneOn, '2026-11-25', ['done']],
  ])('the list finds it %s', (_name, said, today, choices) => {
    expect(due.choicesOf(followUp(said), today)).toEqual(choices);
    expect(dueOn(followUp(said), today)).toBe(choices.at(-1));
  });

  test('the earliest stands first, the urgent first of one day, those without a day last', () => {
    const rows = [
      followUp({ id: 'none', actionDate: null }),
      followUp({ id: 'normal' }),
      followUp({ id: 'urgent', severity: 'Urgent' }),
      followUp({ id: 'early', actionDate: '2026-11-12' }),
      followUp({ id: 'moved', actionDate: '2026-11-12', snoozedUntil: '2026-11-21' }),
    ];
    expect(rows.toSorted(byDay).map(({ id }) => id)).toEqual([
      'early',
      'urgent',
      'normal',
      'moved',
      'none',
    ]);
  });
});
