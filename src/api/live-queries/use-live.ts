import { Dexie, liveQuery, type Subscription } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { databases, storeOf, type Store } from '#store/database.ts';
import { knownAhead } from '../calls/asked-ahead.ts';

/** State of the answer to a query on a screen. Stale answers to another query are never shown. */
export type Live<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; error: unknown };

const loading = { state: 'loading' } as const;

async function answer<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  args: Args,
): Promise<Live<Data>> {
  try {
    const store = await storeOf(databases());
    if (!store) return loading;
    return { state: 'ready', data: await query(store, ...args) };
  } catch (error) {
    return { state: 'failed', error };
  }
}

/** Ms that a question rests after it took so long: a quick one has a fifth of the time, a long one half of it. */
const restAfter = (took: number) => Math.min(4 * took, took + 300);

/**
 * Asks again at each change of what was read, one question at a time, and rests in between: a long list
 * that is read anew at each of many changes would stand in the way of them.
 */
function keepAsking<Data>(ask: () => Promise<Data>, tell: (data: Data) => void): Subscription {
  let changes = 0;
  // Dexie's own promises: awaiting any other, it would not know that what is read next is watched.
  let rested = Dexie.Promise.resolve();
  // Itself async, or Dexie does not follow it through its awaits and never asks again.
  const asking = liveQuery(async () => {
    const change = (changes += 1);
    await rested;
    // Another change is behind this one, and will be answered with it.
    if (change !== changes) return;
    const began = performance.now();
    const asked = ask();
    rested = Dexie.Promise.resolve(asked).then(
      () => new Promise<void>((over) => setTimeout(over, restAfter(performance.now() - began))),
    );
    const data = await asked;
    if (!subscription.closed) tell(data);
  });
  const subscription = asking.subscribe();
  return subscription;
}

/** An answer with its question: after another one is asked, the hook still has the last answer for one rendering. */
interface Answered<Data> {
  query: unknown;
  question: string;
  live: Live<Data>;
}

/**
 * A named query as the hook takes it. It has a value at once where the answer was fetched ahead; `hasValue` keeps
 * the hook from subscribing once in vain to find that out.
 */
function observed<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  question: string,
) {
  const args = JSON.parse(question) as Args;
  const ahead = knownAhead(query, ...args);
  const answered = (live: Live<Data>): Answered<Data> => ({ query, question, live });
  return {
    hasValue: () => ahead !== null,
    getValue: () => answered(ahead ? { state: 'ready', ...ahead } : loading),
    subscribe: (next: (value: Answered<Data>) => void) =>
      keepAsking(
        () => answer(query, args),
        (live) => next(answered(live)),
      ),
  };
}

/**
 * The answer to a named query, kept current: whatever tab or worker changes the rows it read, it is
 * asked again. Arguments are compared by their JSON.
 */
export function useLive<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  ...args: Args
): Live<Data> {
  const question = JSON.stringify(args);
  const found = useObservable(() => observed(query, question), [query, question]);
  return found?.query === query && found.question === question ? found.live : loading;
}
