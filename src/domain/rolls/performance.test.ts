import { expect, test } from 'vitest';
import { nobodyMarked } from './marks.ts';
import { groupPerformance } from './performance.ts';

const naledi = { personId: 'n', name: 'Naledi', joinedOn: '2026-01-01' };
const thabo = { personId: 't', name: 'Thabo', joinedOn: '2026-11-15' };
const lindiwe = { personId: 'l', name: 'Lindiwe', joinedOn: '2026-01-01' };

function roll(date: string, present: string[], absent: string[] = []) {
  return { ...nobodyMarked, date, present, absent };
}

test('issue 14: the rate is of marks; nobody who was not marked pulls it down', () => {
  const { rate, people, meetings } = groupPerformance(
    [roll('2026-11-11', ['n']), roll('2026-11-18', ['n', 't'], ['l'])],
    [naledi, thabo, lindiwe],
  );
  expect(rate).toBe(75);
  expect(meetings).toEqual(['2026-11-18', '2026-11-11']);
  expect(people.map(({ name, present, marked }) => [name, present, marked])).toEqual([
    ['Lindiwe', 0, 1],
    ['Naledi', 2, 2],
    ['Thabo', 1, 1],
  ]);
});

test('issue 14: only the last ten meetings, and none from before somebody joined', () => {
  const rolls = Array.from({ length: 12 }, (_, at) => roll(`2026-11-${String(at + 10)}`, ['n']));
  const { meetings, people } = groupPerformance(rolls, [naledi, thabo]);
  expect(meetings).toHaveLength(10);
  expect(meetings[0]).toBe('2026-11-21');
  expect(people.find(({ name }) => name === 'Thabo')?.meetings).toHaveLength(7);
});

test('issue 14: without a roll call there is no rate', () => {
  expect(groupPerformance([], [naledi]).rate).toBeNull();
});
