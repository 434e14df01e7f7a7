import { routes } from '../../support/screens.ts';
import { openToCountOn, sees } from '../../support/counting.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { test } from '../../support/fixtures.ts';
import { assertPromisesKept, type Captured, executed } from '../../support/oracles.ts';
import type { Place } from '../../support/places.ts';
import { people, type Person } from '../../support/sample.ts';
import type { Tab, Tablet } from '../../support/tablet.ts';

/** An usher's tablet before a network that can be as bad as a case wants. */
export interface Scene {
  tablet: Tablet;
  network: FaultProxy;
  /** The app's address, through the network. */
  origin: string;
  /** The server itself, whatever the network does. */
  server: string;
  dataDir: string;
  person: Person;
  /** Place that the usher counts. */
  place: Place;
}

/** A case of the queue: answers what the app said it had saved. */
export type QueueCase = (scene: Scene) => Promise<Captured[]>;

/** Opening the app is a reason to send at once. */
export async function openMyReports(tab: Tab, origin: string): Promise<void> {
  await tab.goTo(`${origin}${routes.myReports}`);
  await sees(tab, 'My reports');
}

/** Plays each case on a tablet of its own, and asks O1 to O3 at its end. */
export function playEach(cases: Record<string, QueueCase>, person: Person = people.thabo): void {
  for (const [title, play] of Object.entries(cases)) {
    test(title, async ({ server, network, devices, openTablet }) => {
      const { dataDir } = server;
      const before = await executed(dataDir);
      const tablet = await openTablet(await devices.copyFor(person));
      try {
        const { origin } = network;
        const place = await openToCountOn(tablet.tab, origin);
        const captured = await play({
          tablet,
          network,
          origin,
          server: server.origin,
          dataDir,
          person,
          place,
        });
        await assertPromisesKept(tablet.tab, dataDir, captured, before);
      } finally {
        await tablet.remove();
      }
    });
  }
}
