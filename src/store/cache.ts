import { Dexie, type Table } from 'dexie';
import type { CountedQuarter } from '#domain/attendance/analytics/quarters/counted-quarter.ts';
import type { getReport } from '#domain/attendance/operations.ts';
import type { RowOf } from '#domain/entity.ts';
import type { OutputOf } from '#domain/operation.ts';
import type { RowEvent } from '#domain/register/row-history.ts';
import type { Change, AccessScope } from '#domain/protocol.ts';
import type { SyncedEntity } from '#domain/synced-entities.gen.ts';
import { entityTables, keptTables, version } from './cache-tables.gen.ts';
import type { ReceivedPush } from './push/received-push.ts';
import type { FormDraft } from './register/form-draft.ts';
import type { DatabaseParts } from './vault.ts';

/** A row as the server said it, with why this device holds it and since which reset. */
export type CachedRow<Row> = Row & { _scopes: string[]; _generation: number };

/** A picture that was shown on this device, to be shown again without a network. */
export interface KeptPicture {
  /** Its address, which another picture never gets. */
  id: string;
  type: string;
  bytes: ArrayBuffer;
  /** When it was shown last, ms. */
  at: number;
}

/** The versions of a settled report that somebody looked at, as the server showed them. */
export interface KeptHistory {
  /** Of the report. */
  id: string;
  versions: OutputOf<typeof getReport>['data']['versions'];
  pictures?: OutputOf<typeof getReport>['data']['pictures'];
  /** When it was looked at last, ms. */
  at: number;
}

/** How close a person was to the church, as the server told somebody who looked at it. */
export interface KeptConnection {
  /** Of the person. */
  id: string;
  events: RowEvent[];
  /** When it was looked at last, ms. */
  at: number;
}

/** How often rows of a month were written, changed or removed here. */
export interface ChangedMonth {
  /** Name of their table. */
  t: string;
  /** yyyy-MM */
  month: string;
  times: number;
}

/** Position of the pull. */
export type Cursor =
  | {
      key: 'stream';
      cursor: string;
      /** Rows of an older generation go when the stream that follows a reset has ended. */
      generation: number;
      /** Whether the stream has reached the server's head since the last reset. */
      complete: boolean;
      received: number;
      total: number | null;
      /** When the head was last reached; 0 for never. */
      asOf: number;
    }
  /** `onlineOnly`: access scopes that are too large for a device. */
  | { key: 'reach'; entries: AccessScope[]; onlineOnly?: string[] }
  /** Scopes that are still to be subtracted. */
  | { key: 'lost'; scopes: string[] }
  /** Scopes that are still to be fetched, each with where its fetch stands. */
  | { key: 'gained'; scopes: { scope: string; cursor: string | null }[] };

/** Tables of the cache that hold no rows of entities. */
interface KeptTables {
  /** Push messages that this device received: no rows from the server, but this person's. */
  receivedPush: Table<ReceivedPush, string>;
  picture: Table<KeptPicture, string>;
  reportHistory: Table<KeptHistory, string>;
  connectionHistory: Table<KeptConnection, string>;
  formDraft: Table<FormDraft, string>;
  cursor: Table<Cursor, Cursor['key']>;
  /** Rows that this version of the program cannot read, kept until one can. */
  setAside: Table<Change & { _generation: number }, [string, string]>;
  /** Key: table and month. */
  changedMonth: Table<ChangedMonth, [string, string]>;
  /** Numbers of reports, kept since they are read sooner than the reports. */
  countedQuarter: Table<CountedQuarter, string>;
}

/** The rows that the server sent to one person, as far as this browser holds them. */
export type Cache = Dexie & {
  [E in SyncedEntity as E['name']]: Table<CachedRow<RowOf<E>>, string>;
} & KeptTables;

/** Index strings, by the names of tables: the manifests of the store name each of them. */
const indexes: {
  entities: Readonly<Record<SyncedEntity['name'], string>>;
  kept: Readonly<Record<keyof KeptTables, string>>;
} = { entities: entityTables, kept: keptTables };

export function cacheName(profileId: string): string {
  return `cache-${profileId}`;
}

/** Relaxed: all of it can be pulled again. */
export function createCache(profileId: string, parts: DatabaseParts): Cache {
  const cache = new Dexie(cacheName(profileId), {
    ...parts,
    chromeTransactionDurability: 'relaxed',
    // Dexie's own copies of answers are mended at every write: a first sync of 10,000 rows pays for it.
    cache: 'disabled',
  }) as Cache;
  cache.version(version).stores({ ...indexes.entities, ...indexes.kept });
  return cache;
}

/** Tables of rows from the server: their rows are in scopes. */
export const entityTableNames: readonly string[] = Object.keys(indexes.entities);

/** Answers kept beside the stream, in no scope: any of them may be of a scope that was lost. */
export function keptAnswers(cache: Cache): Table[] {
  return [cache.reportHistory, cache.connectionHistory, cache.countedQuarter];
}
