import { expect, test } from 'vitest';
import { eventsOfFields, type RowEvent } from './row-history.ts';

const event = (id: string, ...fields: string[]): RowEvent => ({
  id,
  at: '2026-03-12T08:00:00.000Z',
  byName: 'Nomsa Dube',
  what: 'changed',
  changes: fields.map((field) => ({ field, was: 'a', became: 'b' })),
});

test('issue 13: of a history, the changes of some fields are told, in its order and by whom', () => {
  const events = [
    event('3', 'address'),
    event('2', 'connectionStatus', 'address'),
    event('1', 'status'),
  ];
  const found = eventsOfFields(events, ['connectionStatus', 'status']);
  expect(found.map(({ id, byName, changes }) => [id, byName, changes.length])).toEqual([
    ['2', 'Nomsa Dube', 1],
    ['1', 'Nomsa Dube', 1],
  ]);
});
