import {
  deliveredOn,
  openForm,
  sees,
  signInOn,
  stateOn,
  submitOn,
} from '../../support/counting.ts';
import { itemsOn } from '../../support/device-store.ts';
import { captivePortal, type FaultProxy } from '../../support/fault-proxy.ts';
import { expect } from '../../support/fixtures.ts';
import { arrivals } from '../../support/oracles.ts';
import { isPush, isRefresh, pass, problem } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { watchSubmit } from '../../support/tap-to-saved.ts';
import { until } from '../../support/until.ts';
import type { Item } from '../../../src/store/outbox/item.ts';
import type { Tab } from '../../support/tablet.ts';
import { openMyReports, type QueueCase } from './scene.ts';

/** The network is good again, and the app is opened: it goes. */
async function sentAfterAll(
  { tab, network, origin }: { tab: Tab; network: FaultProxy; origin: string },
  item: Item,
): Promise<Item[]> {
  network.faults(null);
  await openMyReports(tab, origin);
  await deliveredOn(tab, item.id);
  return [item];
}

const onTheForm: Record<string, QueueCase> = {
  'A13 429 with Retry-After silences the whole queue for as long as the server asked': async ({
    tablet: { tab },
    network,
    origin,
  }) => {
    let asked = 0;
    network.faults((passing) => {
      if (!isPush(passing)) return pass;
      asked = asked === 0 ? performance.now() : asked;
      return performance.now() - asked < 4000
        ? problem(429, 'rate_limited', { 'retry-after': '4' })
        : pass;
    });
    const item = await submitOn(tab, 101);
    await until(() => asked > 0, { what: 'the first call' });
    // "Send now" forgets waiting times, but not the silence that the server asked for.
    await openMyReports(tab, origin);
    await tab.press('Send now');
    await deliveredOn(tab, item.id);
    expect(network.seen.filter(isPush)).toHaveLength(2);
    return [item];
  },

  'A14 401: one silent refresh, then the report goes': async ({ tablet: { tab }, network }) => {
    let refused = 0;
    network.faults((passing) =>
      isPush(passing) && refused++ === 0 ? problem(401, 'session_expired') : pass,
    );
    const item = await submitOn(tab, 102);
    await deliveredOn(tab, item.id);
    expect(network.seen.filter(isRefresh)).toHaveLength(1);
    return [item];
  },

  'A14 when nothing opens the door, the queue waits and goes on only for its author': async ({
    tablet: { tab },
    network,
    origin,
    dataDir,
    person,
  }) => {
    network.faults((passing) =>
      isPush(passing) || isRefresh(passing) ? problem(401, 'session_expired') : pass,
    );
    const item = await submitOn(tab, 103);
    // Expired is not signed out: the form stays, and a banner asks to sign in.
    await sees(tab, 'Sign in again.');
    network.faults(null);

    await tab.goTo(`${origin}${routes.signIn}`);
    await signInOn(tab, people.lerato);
    await sees(tab, 'Attendance');
    expect(await arrivals(dataDir, [item.id])).toEqual([]);

    await tab.goTo(`${origin}${routes.signOut}`);
    // A sign-out waits up to 5 s for the server, then counts down from 5.
    await sees(tab, 'Email address', 30_000);
    await signInOn(tab, person);
    await deliveredOn(tab, item.id);
    return [item];
  },

  'A16 a captive portal that answers 200 with a page is no success': async ({
    tablet: { tab },
    network,
    origin,
  }) => {
    network.faults(({ path }) => (path.startsWith('/api/') ? captivePortal : pass));
    const item = await submitOn(tab, 104);
    await until(() => network.seen.some(isPush), { what: 'an attempt' });
    await openMyReports(tab, origin);
    await sees(tab, 'Saved on this device');
    await stateOn(tab, item.id, 'waiting');

    return sentAfterAll({ tab, network, origin }, item);
  },

  'A17 200 that names other ids is no success': async ({
    tablet: { tab },
    network,
    origin,
    dataDir,
  }) => {
    const other = { id: crypto.randomUUID(), status: 'applied', output: {}, epoch: 'e', v: 1 };
    network.faults((passing) =>
      isPush(passing) ? { ...problem(200, ''), body: JSON.stringify({ results: [other] }) } : pass,
    );
    const item = await submitOn(tab, 107);
    await until(() => network.seen.some(isPush), { what: 'an attempt' });
    const state = await stateOn(tab, item.id, 'waiting');
    expect(state.attempts).toBeGreaterThan(0);
    expect(await arrivals(dataDir, [item.id])).toEqual([]);

    return sentAfterAll({ tab, network, origin }, item);
  },

  'A18 an answer lost after the commit makes no second report': async ({
    tablet: { tab },
    network,
    origin,
    dataDir,
  }) => {
    let calls = 0;
    network.faults((passing) => (isPush(passing) && calls++ === 0 ? { kind: 'dropAnswer' } : pass));
    const item = await submitOn(tab, 105);
    await until(async () => (await arrivals(dataDir, [item.id])).length === 1, {
      what: 'the commit',
    });
    await openMyReports(tab, origin);
    await deliveredOn(tab, item.id);
    expect(calls).toBeGreaterThan(1);
    return [item];
  },

  'A22 a network that is there and carries nothing: submitting is instant all the same': async ({
    tablet: { tab },
    network,
    origin,
  }) => {
    network.faults(() => ({ kind: 'swallow' }));
    const took = await watchSubmit(tab);
    const item = await submitOn(tab, 106);
    expect(await took()).toBeLessThan(1000);
    expect(await tab.evaluate(() => navigator.onLine, [])).toBe(true);
    expect((await itemsOn(tab)).map(({ id }) => id)).toContain(item.id);

    return sentAfterAll({ tab, network, origin }, item);
  },
};

/** One report, and a network or a server that does not do what it should. */
export const badAnswers: Record<string, QueueCase> = Object.fromEntries(
  Object.entries(onTheForm).map(([title, play]): [string, QueueCase] => [
    title,
    async (scene) => {
      await openForm(scene.tablet.tab, scene.origin, scene.place);
      return play(scene);
    },
  ]),
);
