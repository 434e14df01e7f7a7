import type { Databases, DatabaseTrouble } from '#store/database.ts';
import { subscribable, type Subscribable } from './subscribable.ts';

const current = subscribable<DatabaseTrouble | null>(null);

/** What stands between this page and the device's databases. */
export const storeTrouble: Subscribable<DatabaseTrouble | null> = current;

/** Known to everybody who shows a page, signed in or not; told by whoever opens the databases. */
export function watchStore(open: Databases): void {
  open.onTrouble(current.set);
}
