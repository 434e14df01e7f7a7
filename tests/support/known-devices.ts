import { cpSync, rmSync } from 'node:fs';
import type { Client } from 'pg';
import { must } from '../../src/domain/must.ts';
import type { Cursor } from '../../src/store/cache.ts';
import { lookedAfter, signInOn } from './counting.ts';
import { fromAbove, query } from './data.ts';
import { rowsOf } from './device-store.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { profileFolder } from './paths.ts';
import type { Person } from './sample.ts';
import { routes } from './screens.ts';
import type { OpenTablet, Tab, Tablet } from './tablet.ts';
import { until } from './until.ts';

/**
 * Browsers on which somebody signed in before: a worker is in charge and the first sync is done. Made
 * once for each person; a test gets copies. All copies of one are the same device with the same session:
 * a test has at most one of a person, and after it the server's side is put back, its right to call
 * for another quarter of an hour too.
 */
export interface KnownDevices {
  /** Answers the folder of a browser's profile. Whoever asked removes it. */
  copyFor(person: Person): Promise<string>;
  /** The same for a browser that holds the app and has no account on it. */
  copyOfVisited(): Promise<string>;
  /** Lets the server know of these devices what it knew when they were made. */
  putBack(): Promise<void>;
  remove(): void;
}

interface KnownDevice {
  profileDir: string;
  id: string;
  session: { id: string; accessHash: string; refreshHash: string };
  grant: { id: string; secretHash: string };
}

async function isSynced(tab: Tab): Promise<boolean> {
  const [profile] = await rowsOf<{ id: string }>(tab, 'vault', 'profiles');
  if (!profile) return false;
  const cursors = await rowsOf<Cursor>(tab, `cache-${profile.id}`, 'cursor');
  return cursors.some((cursor) => cursor.key === 'stream' && cursor.complete);
}

/** Ms without a call after which a device has everything that it asks for by itself. */
const quiet = 1000;

async function untilQuiet({ seen }: FaultProxy): Promise<void> {
  let calls = seen.length;
  let since = performance.now();
  await until(
    () => {
      if (seen.length > calls) since = performance.now();
      calls = seen.length;
      return performance.now() - since > quiet;
    },
    { what: 'a device that asks for nothing more', within: 60_000 },
  );
}

function copyOf(profileDir: string): string {
  const copy = profileFolder('known');
  cpSync(profileDir, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** At the second start a browser keeps the compiled code of what it runs: no test compiles the app again. */
async function openAgain(tablet: Tablet, network: FaultProxy, path: string): Promise<void> {
  await tablet.close();
  await tablet.reopen();
  await tablet.tab.goTo(`${network.origin}${path}`);
  await untilQuiet(network);
  await tablet.close();
}

/** A browser that has opened the app before, on which nobody has signed in: its worker is in charge. */
async function makeVisited({ network, openTablet }: Surroundings): Promise<string> {
  const tablet = await openTablet();
  await tablet.tab.goTo(`${network.origin}${routes.signIn}`);
  await lookedAfter(tablet.tab);
  await untilQuiet(network);
  await openAgain(tablet, network, routes.signIn);
  return tablet.profileDir;
}

/** Answers the profile's folder. The browser is closed as a person closes it: everything is on the disk. */
async function signInOnCopy(
  { network, openTablet }: Surroundings,
  visited: string,
  person: Person,
): Promise<string> {
  const tablet = await openTablet(copyOf(visited));
  const { tab, profileDir } = tablet;
  await tab.goTo(`${network.origin}${routes.signIn}`);
  await signInOn(tab, person);
  await until(() => isSynced(tab), { what: 'the end of the first sync', within: 60_000 });
  await untilQuiet(network);
  await openAgain(tablet, network, routes.dashboard);
  return profileDir;
}

async function makeDevice(
  surroundings: Surroundings,
  visited: string,
  person: Person,
): Promise<KnownDevice> {
  const { dataDir } = surroundings;
  const profileDir = await signInOnCopy(surroundings, visited, person);
  const [session] = await query<KnownDevice['session'] & { deviceId: string }>(
    dataDir,
    `select s.id, access_hash as "accessHash", refresh_hash as "refreshHash",
       device_id as "deviceId"
     from session s join account a on a.id = s.account_id
     where a.email = $1 order by s.created_at desc limit 1`,
    [person.email],
  );
  const { deviceId: id, ...made } = must(session, 'the session of a new device');
  const [grant] = await query<KnownDevice['grant']>(
    dataDir,
    'select id, secret_hash as "secretHash" from submit_grant where device_id = $1',
    [id],
  );
  return {
    profileDir,
    id,
    session: made,
    grant: must(grant, 'its grant'),
  };
}

const sessionAsMade = `
  update session set ended_at = null, end_reason = null, access_hash = $2, refresh_hash = $3,
    previous_refresh_hash = null, access_expires_at = now() + interval '15 minutes'
  where id = $1`;
const grantAsMade = `
  update submit_grant set ended_at = null, secret_hash = $2, previous_secret_hash = null,
    expires_at = now() + interval '90 days'
  where id = $1`;

async function putBack(client: Client, { id, session, grant }: KnownDevice): Promise<void> {
  const others = 'select id from session where device_id = $1 and id <> $2';
  for (const [sql, values] of [
    [`delete from push_subscription where session_id in (${others})`, [id, session.id]],
    [`delete from session where id in (${others})`, [id, session.id]],
    ['delete from submit_grant where device_id = $1 and id <> $2', [id, grant.id]],
    [sessionAsMade, [session.id, session.accessHash, session.refreshHash]],
    [grantAsMade, [grant.id, grant.secretHash]],
  ] as const) {
    await client.query(sql, [...values]);
  }
}

function removeFolder(profileDir: string): void {
  rmSync(profileDir, { recursive: true, force: true });
}

interface Surroundings {
  dataDir: string;
  network: FaultProxy;
  openTablet: OpenTablet;
}

export function knownDevices(surroundings: Surroundings): KnownDevices {
  const made = new Map<string, KnownDevice>();
  let visited: string | null = null;
  const profileOfVisited = async () => (visited ??= await makeVisited(surroundings));
  return {
    async copyOfVisited() {
      return copyOf(await profileOfVisited());
    },
    async copyFor(person) {
      const device =
        made.get(person.email) ??
        (await makeDevice(surroundings, await profileOfVisited(), person));
      made.set(person.email, device);
      return copyOf(device.profileDir);
    },
    async putBack() {
      await fromAbove(surroundings.dataDir, async (client) => {
        for (const device of made.values()) await putBack(client, device);
      });
    },
    remove() {
      if (visited !== null) removeFolder(visited);
      for (const { profileDir } of made.values()) removeFolder(profileDir);
    },
  };
}
