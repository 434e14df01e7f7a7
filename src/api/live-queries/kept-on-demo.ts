import type { Store } from '#store/database.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { leftAnswers } from './left-answers.ts';
import { onDemo } from './on-demo.ts';

/** The same as `onDemo`, for a screen that is opened again and again: its answer stays when it goes. */
export function keptOnDemo<Args extends unknown[], Data>(
  query: (demo: DemoDatabase, ...args: Args) => Promise<Data>,
): (store: Store, ...args: Args) => Promise<Data> {
  return Object.assign(onDemo(query), { keeper: leftAnswers });
}
