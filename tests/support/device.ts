import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import type { ChurchReportInput } from '../../src/domain/attendance/inputs.ts';
import type { SignedIn } from '../../src/domain/access/session.ts';
import type { Signal } from '../../src/domain/signals.ts';
import { openDatabases, storeOf, type Databases, type Store } from '../../src/store/database.ts';
import type { Item } from '../../src/store/outbox/item.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { beginSession } from '../../src/store/session/session-changes.ts';
import type { SyncContext } from '../../src/sync/context.ts';
import { entitiesByName } from '../../src/sync/entities-by-name.ts';
import { memoryLocks } from './locks.ts';
import { nothingCounted } from '../../src/domain/attendance/nothing-counted.ts';

/** One browser in memory: its databases, its locks, its clock. */
export interface Device {
  databases: Databases;
  context: SyncContext;
  clock: { now: number };
  signals: Signal[];
  /** The same browser after a kill: everything in memory is gone, the databases are not. */
  restart(): Device;
  /** Another thread of the same browser: a tab beside the worker. */
  beside(): Device;
  databaseNames(): Promise<(string | undefined)[]>;
}

type Fetch = SyncContext['fetch'];

type Disk = InstanceType<typeof IDBFactory>;

function deviceOn(indexedDB: Disk, clock: { now: number }, fetch: Fetch): Device {
  const databases = openDatabases({ indexedDB, IDBKeyRange });
  const signals: Signal[] = [];
  return {
    databases,
    clock,
    signals,
    context: {
      databases,
      entities: () => entitiesByName,
      fetch,
      locks: memoryLocks(),
      now: () => clock.now,
      random: () => 0.5,
      publish: (signal) => signals.push(signal),
    },
    restart() {
      databases.vault.close();
      return deviceOn(indexedDB, clock, fetch);
    },
    beside: () => deviceOn(indexedDB, clock, fetch),
    async databaseNames() {
      const known: { name?: string }[] = await indexedDB.databases();
      return known.map(({ name }) => name);
    },
  };
}

export function memoryDevice(fetch: Fetch, now = Date.UTC(2026, 10, 22, 9, 0)): Device {
  return deviceOn(new IDBFactory(), { now }, fetch);
}

/** `fixedId(3)`: an id to recognise. */
export function fixedId(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

export const soweto = fixedId(901);
export const firstService = fixedId(902);
export const graceValley = fixedId(903);

export function signedInAs(account: string, token = 'token-1'): SignedIn {
  return {
    user: {
      id: account,
      name: 'Thabo Nkosi',
      email: 't@example.org',
      avatar: null,
      status: 'online',
    },
    accessToken: `${token}:${account}`,
    tokenType: 'bearer',
    session: {
      tenant: { id: graceValley, name: 'Grace Valley', slug: 'grace-valley', timeZone: 'UTC' },
      grants: [{ role: 'Usher', scope: 'church', scopeId: soweto, churchIds: [soweto] }],
      expiresIn: 900,
      refreshSecret: `secret:${account}`,
      submitGrant: `grant:${account}`,
    },
  };
}

export const thabo = fixedId(911);
export const lerato = fixedId(912);

export async function signInOn(device: Device, account = thabo): Promise<Store> {
  await beginSession(device.databases.vault, signedInAs(account));
  const store = await storeOf(device.databases);
  if (!store) throw new Error('Nobody is signed in');
  return store;
}

/** A report that is in order. Each day is another report. */
export function report(day: number, attendance = 100): ChurchReportInput {
  return {
    date: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
    churchId: soweto,
    groupId: null,
    serviceId: firstService,
    ...nothingCounted,
    attendance,
    basedOn: null,
  };
}

/** Submits the report of a day under `fixedId(day)`. */
export function submit(
  store: Store,
  day: number,
  attendance = 100,
  id = fixedId(day),
): Promise<Item> {
  return queueItem(store.vault, {
    operation: submitChurchReport,
    id,
    input: report(day, attendance),
    profile: store.profile,
    now: new Date(Date.UTC(2026, 10, 22, 9, 0) + day),
  });
}

/** Kind of each item's state, by the day it was submitted under. */
export async function states(device: Device): Promise<Record<number, string>> {
  const items = await device.databases.vault.items.toArray();
  return Object.fromEntries(items.map(({ id, state }) => [Number(id.slice(-12)), state.kind]));
}
