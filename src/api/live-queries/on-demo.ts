import type { Store } from '#store/database.ts';
import { demoDatabase, type DemoDatabase } from '#store/demo/database.ts';

/** A named query of the demo store, for `useLive`: made once, beside the screen that asks it. */
export function onDemo<Args extends unknown[], Data>(
  query: (demo: DemoDatabase, ...args: Args) => Promise<Data>,
): (store: Store, ...args: Args) => Promise<Data> {
  return (_store, ...args) => query(demoDatabase(), ...args);
}
