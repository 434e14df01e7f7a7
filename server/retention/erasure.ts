import type { RetentionKind } from '#domain/retention/retention-kinds.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Recorded } from '../sync/record-effect.ts';

export interface Erasing {
  tx: TenantTransaction;
  /** Rows that are due, locked where `locks` says so. */
  ids: readonly string[];
  now: Date;
  /** The account that chose the period. */
  chosenBy: string;
}

export interface Erased {
  count: number;
  /** The part that devices pull. */
  recorded?: Recorded;
  /** Accounts whose streams end. */
  accounts?: readonly string[];
}

/** How rows of one table go when their time is over. */
export interface Erasure {
  kind: RetentionKind;
  /**
   * SQL behind `from`: rows `r` that are due. $1: the tenant; $2: the moment before which they must have ended. What was
   * erased is due no longer.
   */
  due: string;
  /** SQL: the order in which rows go. */
  order: string;
  /** Whether rows can be kept from others until the end: those of a view cannot. */
  locks: boolean;
  /** Rows a transaction. */
  atOnce: number;
  erase(erasing: Erasing): Promise<Erased>;
}

/** SQL: nothing was done to the row `r` since the moment. Of a row without a history nobody knows when it ended: it stays. */
export const unchanged = (t: string): string =>
  `(select max(e.at) from row_event e
     where e.tenant_id = $1 and e.t = '${t}' and e.row_id = r.id) < $2`;

/** SQL: no merge can bring the row `r` back as it was. Those that can are gone after their days. */
export const inNoMerge = `not exists (select 1 from person_merge m
     where m.tenant_id = $1 and strpos(m.touched::text, r.id::text) > 0)`;
