import type { Databases, DatabaseFailure } from '#store/database.ts';
import type { StoreLost } from '#store/loss-detector.ts';
import { observable, type Settable } from '#domain/observable.ts';

/** `silent`: a page waits for the databases, and they have not answered for long. */
export type StoreFailure = DatabaseFailure | 'silent';

/** Why this page cannot read the device's databases; null while it can. */
export const storeFailure: Settable<StoreFailure | null> = observable<StoreFailure | null>(null);

/** Every page subscribes, signed in or not; the databases publish. */
export function watchStore(open: Databases): void {
  open.onFailure(storeFailure.set);
}

/** Losses of this device, until somebody has read them. */
export const lostStore: Settable<StoreLost | null> = observable<StoreLost | null>(null);

/** Key of the record of the databases' last known contents: in local storage, which outlives them. */
export const lossDetectorKey = 'witness';
/** Key of a loss that the person has not read yet. */
export const lostKey = 'lostStore';
