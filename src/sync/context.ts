import type { Signal } from '#domain/signals.ts';
import type { Databases } from '#store/database.ts';
import type { Locks } from '#store/drafts/hold-draft.ts';
import type { EntitiesByName } from './entities-by-name.ts';
import type { Pulled } from './pulled.ts';

/** Everything the conversation with the server needs from where it runs. */
export interface SyncContext {
  databases: Databases;
  /** Entities, these among them: asked for when rows come, and not before, since their schemas come apart. */
  entities(names: ReadonlySet<string>): EntitiesByName | Promise<EntitiesByName>;
  /** The platform's fetch; paths are of our own origin. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  locks: Locks;
  /** Wall time, ms. */
  now(): number;
  /** 0 to 1. */
  random(): number;
  /** Whether more than the first page of a first sync has to wait: something else wants the line. */
  bulkWaits?(): boolean;
  /** Pulls in another thread, where there is one. */
  pullApart?(profileId: string): Promise<Pulled | null>;
  /** Says something to the pages of this browser. */
  publish(signal: Signal): void;
}

/** Milliseconds before a call counts as failed. */
export const callLimit = 20_000;
