import { cmp, Dexie, type DBCore, type DBCoreTable } from 'dexie';
import type { Profile } from '../session/profile.ts';
import type { Setting } from '../vault.ts';
import { hasKey, joinKeys } from './key-exchange.ts';
import { heldKey, isSealedPerson, noteSealed } from './key-ring.ts';
import type { RowCipher } from './row-seal.ts';
import { sealedTable, type Sealing } from './sealed-table.ts';

/** Fields of people's names that the cache has indexes of. */
const names: ReadonlySet<string> = new Set(['nameWords', '_order']);

/** Drafts of a person, and counts that they keep at each tap. */
const theirs: Sealing = {
  ownerOf: ({ accountId }) => accountId as string,
  hidden: new Set(),
  away: 'shown',
};
const sealedInVault: Readonly<Record<string, Sealing>> = {
  drafts: theirs,
  typed: theirs,
  kept: theirs,
};

export function sealingOf(database: string, table: string): Sealing | null {
  if (database === 'vault') return sealedInVault[table] ?? null;
  const [, owner] = /^cache-(.+)$/.exec(database) ?? [];
  return owner === undefined ? null : { ownerOf: () => owner, hidden: names, away: 'error' };
}

/** A person who is away is not the one at the device, also where the page that they had open was killed. */
function unlessAway(setting: unknown): unknown {
  const { key, profile } = (setting ?? {}) as { key?: string; profile?: string };
  if (key !== 'active' || profile === undefined) return setting;
  return isSealedPerson(profile) && heldKey(profile) === null ? undefined : setting;
}

function settings(table: DBCoreTable): DBCoreTable {
  return { ...table, get: (request) => table.get(request).then(unlessAway) };
}

function sealedCore(core: DBCore, cipher: RowCipher): DBCore {
  const { name } = core.schema;
  return {
    ...core,
    table(of) {
      const table = core.table(of);
      if (name === 'vault' && of === 'settings') return settings(table);
      const sealing = sealingOf(name, of);
      return sealing ? sealedTable(table, sealing, { cipher, order: cmp }) : table;
    },
  };
}

/** Before the first question to the vault: who is sealed here, and the key of the person at the device. */
async function readWhoIsSealed(vault: Dexie): Promise<void> {
  const active = await vault.table<Setting>('settings').get('active');
  const profiles = await vault.table<Profile>('profiles').toArray();
  for (const { id, rowKey } of profiles) if (rowKey) noteSealed(id);
  if (active?.key === 'active' && isSealedPerson(active.profile)) await hasKey(active.profile);
}

function addTo(database: Dexie, cipher: RowCipher, also?: (database: Dexie) => void): void {
  also?.(database);
  const create = (core: DBCore) => sealedCore(core, cipher);
  // Below all that the library does itself: it sees rows as they are.
  database.use({ stack: 'dbcore', name: 'sealing', level: -2, create });
  if (database.name === 'vault') {
    database.on('ready', (vault) => readWhoIsSealed(vault), true);
  }
}

let isDone = false;

/**
 * From now on every database of this thread seals what belongs to people whose rows are sealed. To be called
 * before the first one is made. `also`: done to each of them.
 */
export function sealDatabases(cipher: RowCipher, also?: (database: Dexie) => void): void {
  if (isDone) return;
  isDone = true;
  joinKeys();
  Dexie.addons.push((database: Dexie) => addTo(database, cipher, also));
}
