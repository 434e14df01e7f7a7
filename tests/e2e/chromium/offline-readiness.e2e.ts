import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { counter, routes, signIn } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

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

test('A23 the signal goes while the last parts of the form come: what is counted stays, and the rest comes when it is back', async ({
  network,
  browserOf,
}) => {
  const late = /^\/assets\/(known-here|photos)-.*\.js$/;
  network.faults(({ path }) => {
    // No worker: the page has what came before the signal went, and nothing else.
    if (path.startsWith('/sw.js')) return { kind: 'break' };
    return late.test(path) ? { kind: 'swallow' } : pass;
  });
  const { page } = await browserOf();
  await signIn(page, network.origin, people.thabo);
  await counter(page, 'Attendance').fill('83');
  await until(() => network.seen.filter(({ path }) => late.test(path)).length >= 2, {
    what: 'the parts that are on their way',
  });
  await page.context().setOffline(true);
  await network.cut();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(counter(page, 'Attendance')).toHaveValue('83');
  await counter(page, 'Attendance').fill('84');
  await expect(page.getByText('This page did not open')).toHaveCount(0);

  network.faults(null);
  await network.restore();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Photo of the tally sheet' })).toBeVisible();
  await expect(counter(page, 'Attendance')).toHaveValue('84');
});
