import { expect, test } from 'vitest';
import { printFoot } from './print-foot.ts';

const now = new Date(2026, 10, 22, 9, 5);

test('the foot says when, by whom, and which page of how many', () => {
  const foot = printFoot('Naledi Mokoena', now);
  expect(foot).toContain('content: "Printed 2026-11-22 09:05 by Naledi Mokoena"');
  expect(foot).toContain('content: "Page " counter(page) " of " counter(pages)');
});

test('B19 a name ends no string of the styles, whatever is in it', () => {
  const foot = printFoot('N" } } body { display: none } \\ \n \u0007', now);
  expect(foot).toContain(String.raw`by N\22  } } body { display: none } \5c  \a  \7 "`);
});
