import { Dexie, type Table } from 'dexie';
import type { Appearance } from '#domain/access/appearance.ts';
import type { OwnName } from '#domain/access/own-name.ts';
import type { OwnStatus } from '#domain/access/own-status.ts';
import type { getReport } from '#domain/attendance/operations.ts';
import type { OutputOf } from '#domain/operation.ts';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { Church, ChurchGroup, ReportPolicy, Service } from '#domain/churches/entities.ts';
import type { Group, GroupType } from '#domain/groups/entities.ts';
import type { Chat, ChatMessage, ChatReading, Colleague } from '#domain/chat/entities.ts';
import type { HeldReport } from '#domain/attendance/held.ts';
import type { StoreLoss } from '#domain/devices/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import type { UserMessage } from '#domain/shell/messages.ts';
import type { NewsChoice } from '#domain/shell/news.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import type { Shortcut } from '#domain/shell/shortcuts.ts';
import type { Change, ReachEntry } from '#domain/protocol.ts';
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

/** Where the pull stands. */
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
  /** `onlineOnly`: scopes in reach that are too large for a device. */
  | { key: 'reach'; entries: ReachEntry[]; onlineOnly?: string[] }
  /** Scopes that are still to be subtracted. */
  | { key: 'lost'; scopes: string[] }
  /** Scopes that are still to be fetched, each with where its fetch stands. */
  | { key: 'gained'; scopes: { scope: string; cursor: string | null }[] };

/** What the server said to one person, as far as this browser holds it. */
export type Cache = Dexie & {
  churchGroup: Table<CachedRow<ChurchGroup>, string>;
  church: Table<CachedRow<Church>, string>;
  service: Table<CachedRow<Service>, string>;
  reportPolicy: Table<CachedRow<ReportPolicy>, string>;
  groupType: Table<CachedRow<GroupType>, string>;
  group: Table<CachedRow<Group>, string>;
  attendanceReport: Table<CachedRow<AttendanceReport>, string>;
  attendanceBlock: Table<CachedRow<AttendanceBlock>, string>;
  reportVersion: Table<CachedRow<ReportVersion>, string>;
  storeLoss: Table<CachedRow<StoreLoss>, string>;
  heldReport: Table<CachedRow<HeldReport>, string>;
  person: Table<CachedRow<Person>, string>;
  shortcut: Table<CachedRow<Shortcut>, string>;
  notification: Table<CachedRow<Notification>, string>;
  userMessage: Table<CachedRow<UserMessage>, string>;
  chat: Table<CachedRow<Chat>, string>;
  colleague: Table<CachedRow<Colleague>, string>;
  chatMessage: Table<CachedRow<ChatMessage>, string>;
  chatReading: Table<CachedRow<ChatReading>, string>;
  ownStatus: Table<CachedRow<OwnStatus>, string>;
  ownName: Table<CachedRow<OwnName>, string>;
  appearance: Table<CachedRow<Appearance>, string>;
  newsChoice: Table<CachedRow<NewsChoice>, string>;
  /** What was pushed to this device: not of the server's rows, but of this person's. */
  receivedPush: Table<ReceivedPush, string>;
  picture: Table<KeptPicture, string>;
  reportHistory: Table<KeptHistory, string>;
  formDraft: Table<FormDraft, string>;
  cursor: Table<Cursor, Cursor['key']>;
  /** Rows that this version of the program cannot read, kept until one can. */
  setAside: Table<Change & { _generation: number }, [string, string]>;
};

export function cacheName(profileId: string): string {
  return `cache-${profileId}`;
}

/** Relaxed: all of it can be pulled again. `tables`: entity -> index string. */
export function createCache(
  profileId: string,
  tables: Readonly<Record<string, string>>,
  parts: DatabaseParts,
): Cache {
  const cache = new Dexie(cacheName(profileId), {
    ...parts,
    chromeTransactionDurability: 'relaxed',
    // Dexie's own copies of answers are mended at every write: a first sync of 10,000 rows pays for it.
    cache: 'disabled',
  }) as Cache;
  const indexed = Object.entries(tables).map(([name, indexes]) => [name, `${indexes}, *_scopes`]);
  // Each change of an index string is a version: rows stay, and the missing index is made.
  cache.version(15).stores({
    ...Object.fromEntries(indexed),
    cursor: 'key',
    setAside: '[t+id], *scopes',
    receivedPush: 'id, at',
    picture: 'id, at',
    reportHistory: 'id, at',
    formDraft: 'key',
  });
  return cache;
}

/** Tables of what the server said: their rows are in slices. */
export function entityTableNames(cache: Cache): string[] {
  return cache.tables.filter(({ schema }) => schema.idxByName['_scopes']).map(({ name }) => name);
}

/** Answers kept beside the stream, in no scope: any of them may be of a scope that was lost. */
export function keptAnswers(cache: Cache): Table[] {
  return [cache.reportHistory];
}
