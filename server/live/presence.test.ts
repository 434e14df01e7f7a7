import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PresenceReport, createPresence, graceMs } from './presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two processes that publish to each other, and the changes that the first one shows its streams. */
function twoProcesses() {
  const told: [string, string | null][] = [];
  const publish = (report: PresenceReport) => {
    one.receive(report);
    other.receive(report);
  };
  const parts = { publish, now: Date.now };
  const onChange = (id: string, seen: string | null) => void told.push([id, seen]);
  const one = createPresence({ ...parts, process: 'one', onChange });
  const other = createPresence({ ...parts, process: 'other', onChange: () => undefined });
  return { one, other, told };
}

test('somebody is here as long as one of their streams is, and a moment longer', () => {
  const { one, told } = twoProcesses();
  one.came('naledi', 'online');
  one.came('naledi', 'online');
  one.went('naledi');
  vi.advanceTimersByTime(graceMs * 2);
  expect(told).toEqual([['naledi', 'online']]);
  one.went('naledi');
  vi.advanceTimersByTime(graceMs - 1);
  expect(one.seen('naledi')).toBe('online');
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toEqual(['naledi', null]);
});

test('a page that is loaded again causes no event', () => {
  const { one, told } = twoProcesses();
  one.came('naledi', 'busy');
  one.went('naledi');
  vi.advanceTimersByTime(graceMs / 2);
  one.came('naledi', 'busy');
  vi.advanceTimersByTime(graceMs * 3);
  expect(told).toEqual([['naledi', 'busy']]);
});

test('here on two processes, they leave with the last', () => {
  const { one, other, told } = twoProcesses();
  one.came('naledi', 'online');
  other.came('naledi', 'online');
  one.went('naledi');
  vi.advanceTimersByTime(graceMs);
  expect(told).toEqual([['naledi', 'online']]);
  other.went('naledi');
  vi.advanceTimersByTime(graceMs);
  expect(told.at(-1)).toEqual(['naledi', null]);
});

test('who is not visible is not there, and comes back when they say so', () => {
  const { one, told } = twoProcesses();
  one.came('naledi', 'not-visible');
  expect(told).toEqual([]);
  one.chose('naledi', 'away');
  one.chose('naledi', 'not-visible');
  expect(told).toEqual([
    ['naledi', 'away'],
    ['naledi', null],
  ]);
  one.chose('nobody', 'online');
  expect(one.seen('nobody')).toBeNull();
});

test('a process that died takes its people with it; one that lives says them again', () => {
  const { one, other, told } = twoProcesses();
  one.came('sipho', 'online');
  other.came('naledi', 'online');
  for (let beat = 0; beat < 4; beat++) {
    vi.advanceTimersByTime(25_000);
    one.beat();
  }
  expect(one.seen('naledi')).toBeNull();
  expect(one.seen('sipho')).toBe('online');
  expect(told.at(-1)).toEqual(['naledi', null]);
});
