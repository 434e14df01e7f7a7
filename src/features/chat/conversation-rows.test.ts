import { expect, test } from 'vitest';
import type { MessageWithPending } from '#store/chat/conversation.ts';
import { rowsOf } from './conversation-rows.ts';
import { longDate } from '../../ui/long-date.ts';

let number = 0;
function message(createdAt: string, changes: Partial<MessageWithPending> = {}): MessageWithPending {
  number += 1;
  const id = `m${number}`;
  return { id, isMine: false, value: id, createdAt, number, state: { kind: 'sent' }, ...changes };
}

/** By the device's clock, wherever the test runs. */
const at = (day: number, hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();

const drawn = (messages: MessageWithPending[], newFrom: number | null = null) =>
  rowsOf(messages, newFrom).map((row) => {
    if (row.kind === 'message') return row.time;
    return row.kind === 'day' ? row.day : 'New messages';
  });

test('S2-150 S9-012 two days, two separators as long dates', () => {
  expect(drawn([message(at(2, 17, 58)), message(at(22, 9, 5)), message(at(22, 9, 31))])).toEqual([
    '2 November 2026',
    '17:58',
    '22 November 2026',
    '09:05',
    '09:31',
  ]);
  expect(longDate(at(2, 0, 0))).toBe('2 November 2026');
});

test('S2-151 S9-011 a run of one person within a minute has its time once, as HH:mm', () => {
  const run = [
    message(at(22, 9, 5, 1)),
    message(at(22, 9, 5, 20)),
    message(at(22, 9, 5, 30), { isMine: true }),
    message(at(22, 9, 6), { isMine: true }),
    message(at(22, 9, 6, 10), { isMine: true, state: { kind: 'waiting' } }),
  ];
  expect(drawn(run)).toEqual(['22 November 2026', null, '09:05', '09:05', '09:06', '09:06']);
});

test('what is new is marked where it begins', () => {
  const two = [message(at(22, 9, 5)), message(at(22, 9, 7))];
  expect(drawn(two, two[1]?.number ?? 0)).toEqual([
    '22 November 2026',
    '09:05',
    'New messages',
    '09:07',
  ]);
});
