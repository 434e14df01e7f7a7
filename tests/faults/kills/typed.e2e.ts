import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, countToday, routes } from '../../support/screens.ts';
import { patience, typedKills } from '../counts.ts';

/** Milliseconds from the number on the screen to the kill. */
const moments = [0, 50, 100, 200];

/** A busy machine may hold a key press back in the browser for a while: what nobody saw is nobody's number. */
const shown = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test('A03 issue 10.34: a number that was typed is there after a kill 0, 50, 100 and 200 ms later', async ({
  network,
  toCount,
}) => {
  const rounds = typedKills();
  test.setTimeout(patience(rounds * moments.length, 12_000));
  const tablet = await toCount(people.lerato);
  await countToday(tablet.page);
  // A tablet that was used before: what the browser keeps lazily is on the disk.
  await tablet.close();
  await tablet.open();
  await network.cut();
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, moment] of moments.entries()) {
      const typed = String(100 + ((round * moments.length + at) % 200));
      await test.step(`killed ${moment} ms after ${typed}`, async () => {
        await tablet.page.goto(`${network.origin}${routes.submit}`);
        await counter(tablet.page, 'Attendance').fill(typed);
        await shown(tablet.page);
        // Not a wait for something: the moment of the kill is the case.
        await pause(moment);
        await tablet.kill();
        await tablet.open();
        await tablet.page.goto(`${network.origin}${routes.submit}`);
        await expect(counter(tablet.page, 'Attendance')).toHaveValue(typed);
      });
    }
  }
});
