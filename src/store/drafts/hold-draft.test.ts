import { expect, test } from 'vitest';
import { memoryLocks } from '../../../tests/support/locks.ts';
import { holdDraft, type Hold } from './hold-draft.ts';

function tabs(count: number) {
  const locks = memoryLocks();
  return Array.from({ length: count }, () => {
    const seen: Hold[] = [];
    return { seen, ...holdDraft('a draft', locks, (hold) => seen.push(hold)) };
  });
}

test('one tab has the draft, another may continue there, and the first sees it', async () => {
  const [first, second] = tabs(2);
  await expect.poll(() => second?.seen).toEqual(['asking', 'elsewhere']);
  expect(first?.seen).toEqual(['asking', 'here']);
  second?.continueHere();
  await expect.poll(() => first?.seen.at(-1)).toBe('elsewhere');
  expect(second?.seen.at(-1)).toBe('here');
});

test('when the tab that has it leaves, the one that waits gets it', async () => {
  const [first, second] = tabs(2);
  await expect.poll(() => second?.seen.at(-1)).toBe('elsewhere');
  first?.release();
  await expect.poll(() => second?.seen.at(-1)).toBe('here');
  expect(first?.seen.at(-1)).toBe('here');
});
