import type { DBCoreTableSchema } from 'dexie';
import type { Row, RowKey } from '#domain/sealing/row-seal.ts';
import type { SealedBytes } from '#domain/sealing/server-way.ts';

/** How a table is sealed. */
export interface Sealing {
  /** Account whose row it is. */
  ownerOf(row: Row): string;
  /** Fields with names of people: indexed elsewhere, and hidden here. */
  hidden: ReadonlySet<string>;
  /**
   * A row of somebody who is away: an error, what can be read of it, or what goes to the server meanwhile, which has its
   * key with it.
   */
  away: 'error' | 'shown' | 'goes';
}

/** The keys of a person who is open. */
export interface HeldKey {
  /** Of their rows. */
  key: RowKey;
  /** Of what they send: it opens what waits. */
  queueKey: RowKey;
  /**
   * The same under a key that the server has, which opens by it what goes while they are away; null where this browser is
   * no registered device: what waits then stays readable.
   */
  queueByServer: SealedBytes | null;
}

/** Whose row it is and where it lies. */
export interface Place {
  sealing: Sealing;
  schema: DBCoreTableSchema;
  /** Null where its person is away. */
  held: HeldKey | null;
}
