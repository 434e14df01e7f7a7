import type { Databases, DatabaseTrouble } from '#store/database.ts';
import type { StoreLost } from '#store/loss-detector.ts';
import { observable, type Settable } from '#domain/observable.ts';

/** `silent`: somebody waits for the databases, and nothing has come for long. */
export type StoreTrouble = DatabaseTrouble | 'silent';

/** What stands between this page and the device's databases. */
export const storeTrouble: Settable<StoreTrouble | null> = observable<StoreTrouble | null>(null);

/** Known to everybody who shows a page, signed in or not; told by whoever opens the databases. */
export function watchStore(open: Databases): void {
  open.onTrouble(storeTrouble.set);
}

/** What this device lost, until somebody has read it. */
export const lostStore: Settable<StoreLost | null> = observable<StoreLost | null>(null);

/** Where what the databases held when last seen is written down: in local storage, which outlives them. */
export const lossDetectorKey = 'witness';
/** Where a loss is kept until somebody has read it. */
export const lostKey = 'lostStore';
