import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { counter, routes, signIn } from '../../support/screens.ts';

/** One file of the app takes so long (ms) that a person sees the form before the worker has it. */
const slowFile = 15_000;

test('A23 issue 10.39: a new device says that it gets ready for offline, and says Ready when it opens without a network', async ({
  network,
  browserOf,
}) => {
  network.faults(({ path }) =>
    path.startsWith('/assets/tasks-') ? { kind: 'delay', ms: slowFile } : pass,
  );
  const { page, context } = await browserOf();
  await signIn(page, network.origin, people.thabo);
  await counter(page, 'Attendance').waitFor();
  await expect(page.getByText('Getting ready for offline.', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText('Keep this page open.').filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/Saved here/)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Ready for offline.', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await network.cut();
  const cold = await context.newPage();
  await cold.goto(`${network.origin}${routes.submit}`);
  await counter(cold, 'Attendance').waitFor();
});
