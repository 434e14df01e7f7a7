import { useObservable } from 'dexie-react-hooks';
import { databases, storeOf, type Store } from '#store/database.ts';
import { keepAsking } from '#store/keep-asking.ts';
import { knownAhead } from '../calls/asked-ahead.ts';
import { leaveAnswer, leftAnswer } from './left-answers.ts';
import { isOnDemo } from './on-demo.ts';

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

/**
 * Ms that a question rests after it took so long: a quick one has a fifth of the time, a long one half of it. A long list
 * that is read anew at each of many changes would stand in the way of them.
 */
const restAfter = (took: number) => Math.min(4 * took, took + 300);

/** An answer with its question: after another one is asked, the hook still has the last answer for one rendering. */
interface Answered<Data> {
  query: unknown;
  question: string;
  live: Live<Data>;
}

/** The answer that a screen begins with: fetched ahead, or left by a screen that showed it. */
function firstAnswer<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  question: string,
): Live<Data> | null {
  const ahead = knownAhead(query, ...(JSON.parse(question) as Args));
  if (ahead) return { state: 'ready', ...ahead };
  const left = leftAnswer(query, question);
  return left && { state: 'ready', data: left.answer as Data };
}

/**
 * Asks until nobody listens. An answer of the demo store stays after its screen, as long as none of the rows it
 * was read from changes: an app that is opened again is drawn from it at once.
 */
function asking<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  question: string,
  tell: (live: Live<Data>) => void,
) {
  const args = JSON.parse(question) as Args;
  let last: Live<Data> = loading;
  let drop: (() => void) | null = null;
  const watch = keepAsking<Live<Data>>({
    ask: async () => {
      if (drop === null) return answer(query, args);
      drop();
      return loading;
    },
    tell: (live) => {
      // Asked before the screen went, for a change that what was left does not know.
      if (drop !== null) return drop();
      last = live;
      tell(live);
    },
    rest: restAfter,
  });
  return {
    unsubscribe() {
      if (last.state !== 'ready' || !isOnDemo(query)) return watch.unsubscribe();
      drop = leaveAnswer({ query, question }, last.data, watch.unsubscribe);
    },
  };
}

/**
 * A named query as the hook takes it. It has a value at once where there is an answer to begin with; `hasValue` keeps
 * the hook from subscribing once in vain to find that out.
 */
function observed<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  question: string,
) {
  const first = firstAnswer(query, question);
  const answered = (live: Live<Data>): Answered<Data> => ({ query, question, live });
  return {
    hasValue: () => first !== null,
    getValue: () => answered(first ?? loading),
    subscribe: (next: (value: Answered<Data>) => void) =>
      asking(query, question, (live) => next(answered(live))),
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
