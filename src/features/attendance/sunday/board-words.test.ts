import { expect, test } from 'vitest';
import type { BoardChurch } from '#domain/attendance/board/sunday-board.ts';
import { changeWords, churchWords, inWords, peopleWords, sharedWords } from './board-words.ts';

function church(change: Partial<BoardChurch>): BoardChurch {
  return {
    id: 'a',
    name: 'Soweto',
    state: 'in',
    in: 1,
    of: 1,
    missing: 0,
    people: 100,
    didNotMeet: false,
    change: null,
    unsent: 0,
    newestAt: null,
    ...change,
  };
}

test.each([
  [church({}), 'Report in'],
  [church({ in: 2, of: 2 }), 'Both reports in'],
  [church({ in: 3, of: 3 }), 'All 3 reports in'],
  [church({ state: 'partly', in: 1, of: 2 }), '1 of 2 reports in'],
  [church({ state: 'missing', in: 1, of: 3, missing: 1 }), '1 of 3 in, 1 missing'],
  [church({ state: 'missing', in: 0, of: 2, missing: 2 }), '2 reports missing'],
  [church({ state: 'waiting', in: 0 }), 'Not in yet'],
  [church({ didNotMeet: true }), 'Did not meet'],
  [church({ unsent: 1 }), 'Saved here, not sent yet'],
])('issue 14: how far a church is, in words: %#', (of, words) => {
  expect(churchWords(of)).toBe(words);
});

test('issue 14: a number that nobody counted is a dash', () => {
  expect([peopleWords(church({ people: null })), peopleWords(church({ people: 0 }))]).toEqual([
    '–',
    '0',
  ]);
});

test('issue 14: how many churches are in, one and all', () => {
  expect(inWords({ churches: [church({}), church({})], in: 1 })).toBe('1 of 2 churches in');
  expect(inWords({ churches: [church({}), church({})], in: 2 })).toBe('All 2 churches are in');
  expect(inWords({ churches: [church({})], in: 1 })).toBe('Soweto is in');
});

const words = (people: number, before: number) => changeWords({ change: { people, before } });

test('issue 14: the change, up and down and none', () => {
  expect([words(12, 10), words(9, 1210), words(5, 5), changeWords({ change: null })]).toEqual([
    '2 more than a week before',
    '1\u00a0201 fewer than a week before',
    'The same as a week before',
    null,
  ]);
});

test('issue 14: shared words say who is still to come, and no number for them', () => {
  const board = {
    churches: [church({}), church({ name: 'Tshwane', state: 'missing', in: 0, people: null })],
    people: 100,
    change: { people: 100, before: 90 },
    in: 1,
    unsent: 0,
  };
  expect(sharedWords(board, { date: '2026-11-22', tenant: 'Grace Valley' })).toBe(
    [
      'Grace Valley, Sunday 22 November',
      '100 people. 1 of 2 churches in.',
      'The same services a week before: 90. 10 more than a week before.',
      '',
      'Soweto: 100',
      '',
      'Still to come: Tshwane',
    ].join('\n'),
  );
});
