import { controlled, goOffline } from '../../support/chromium.ts';
import { databasesOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertOpens } from '../../support/oracles.ts';
import { freeze } from '../../support/freeze.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { counter, routes, signIn } from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { withoutServiceWorker } from '../../support/without-service-worker.ts';

test('A23 installed and never signed in: opened without a network, it says what it needs', async ({
  network,
  browserOf,
}) => {
  const tablet = await browserOf();
  await tablet.page.goto(`${network.origin}${routes.signIn}`);
  await controlled(tablet.page);
  await tablet.close();
  await tablet.open();
  await goOffline(tablet, network);
  await tablet.page.goto(network.origin);
  await assertOpens(tablet.page);
  await expect(tablet.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(tablet.page.getByText('Signing in needs a connection.')).toBeVisible();
});

test('A23 signed in, and the network went before any data came: the form says what it lacks', async ({
  network,
  browserOf,
}) => {
  const tablet = await browserOf();
  network.faults(({ path }) => (path.startsWith('/api/v1/sync') ? { kind: 'break' } : pass));
  await signIn(tablet.page, network.origin, people.thabo);
  await controlled(tablet.page);
  await tablet.close();
  await tablet.open();
  await goOffline(tablet, network);
  await tablet.page.goto(`${network.origin}${routes.submit}`);
  await assertOpens(tablet.page);
  await expect(tablet.page.getByText('Not saved on this device')).toBeVisible();
  await expect(
    tablet.page.getByText('This device does not have your churches yet.', { exact: false }),
  ).toBeVisible();
  for (const name of await databasesOn(tablet.page)) {
    if (name.startsWith('cache-')) expect(await rowsOf(tablet.page, name, 'church')).toEqual([]);
  }
});

const isScript = (path: string) => path.includes('/sync.worker-');

for (const comes of [true, false]) {
  const which = comes
    ? 'a worker of the page’s own writes'
    : 'the script of that worker does not come: the page writes';
  test(`issue 11: on a device without a service worker ${which} the first rows`, async ({
    network,
    browserOf,
  }) => {
    const { page, context } = await browserOf();
    await withoutServiceWorker(context);
    network.faults(({ path }) => (isScript(path) && !comes ? { kind: 'break' } : pass));
    await signIn(page, network.origin, people.thabo);
    await counter(page, 'Attendance').waitFor();
    expect(network.seen.some(({ path }) => isScript(path))).toBe(true);
    expect(page.workers().some((worker) => isScript(worker.url()))).toBe(comes);
  });
}

test('A27 a tab whose own worker pulls is frozen in the middle: another gets the rows within 10 s', async ({
  network,
  browserOf,
}) => {
  const { page, context } = await browserOf();
  await withoutServiceWorker(context);
  const pulls = () => network.seen.filter(({ path }) => path.startsWith('/api/v1/sync')).length;
  network.faults(({ path }) =>
    path.startsWith('/api/v1/sync') && pulls() === 1 ? { kind: 'swallow' } : pass,
  );
  await signIn(page, network.origin, people.thabo);
  await until(() => pulls() > 0, { what: 'the first question' });
  const other = await context.newPage();
  await other.goto(`${network.origin}${routes.submit}`);
  const thaw = await freeze(context, page);
  await counter(other, 'Attendance').waitFor({ timeout: 10_000 });
  await thaw();
});
