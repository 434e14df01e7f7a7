import type { Store } from '#store/database.ts';
import { demoDatabase, type DemoDatabase } from '#store/demo/database.ts';
import { leftAnswers } from './left-answers.ts';

type OfStore<Args extends unknown[], Data> = (store: Store, ...args: Args) => Promise<Data>;

/** A named query of the demo store, for `useLive`: made once, beside the screen that asks it. */
export function onDemo<Args extends unknown[], Data>(
  query: (demo: DemoDatabase, ...args: Args) => Promise<Data>,
): OfStore<Args, Data> {
  const asked: OfStore<Args, Data> = (_store, ...args) => query(demoDatabase(), ...args);
  return Object.assign(asked, { keeper: leftAnswers });
}
