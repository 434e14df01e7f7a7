import { controlled, goOffline } from '../../support/chromium.ts';
import { databasesOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertOpens } from '../../support/oracles.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';

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
