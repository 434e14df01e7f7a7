// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BankText, MatchBadge } from './match-badge.tsx';

afterEach(cleanup);

test.each([
  ['sure', 'Sure'],
  ['likely', 'Likely'],
  ['none', 'No match'],
  ['left-out', 'Left out'],
] as const)('B44 %s is an icon and the word "%s"', (match, word) => {
  const { container } = render(<MatchBadge match={match} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['FNB PMT gv7k4m2p M KHOZA', 'GV7K4M2P', 'gv7k4m2p'],
  ['SNAPSCAN GV2H 8T5Q', 'GV2H 8T5Q', 'GV2H 8T5Q'],
  ['CASH DEP 0199', 'GV7K4M2P', undefined],
  ['CASH DEP 0199', null, undefined],
])('in "%s" the reference %s is marked as it was written', (text, reference, marked) => {
  const { container } = render(<BankText text={text} reference={reference} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('mark')?.textContent).toBe(marked);
});
