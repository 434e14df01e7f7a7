import { useObservable } from 'dexie-react-hooks';
import { databases, storeOf, type Store } from '#store/database.ts';
import { keepAsking, type KeptQuestion } from '#store/keep-asking.ts';
import { knownAhead } from '../calls/asked-ahead.ts';

/** State of the answer to a query on a screen. Stale answers to another query are never shown. */
export type Live<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; error: unknown };

type Ask = <Answer extends Live<unknown>>(
  asked: KeptQuestion<Answer>,
  query: object,
  question: string,
) => { unsubscribe(): void };

/** Holds answers after their screen. It comes with the queries that want it: no other page loads it. */
export interface AnswerKeeper {
  left(query: object, question: string): Live<unknown> | undefined;
  keepAsking: Ask;
}

/** A query that may have a keeper of its answers. */
interface Lasting {
  keeper?: AnswerKeeper;
}

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

/**
 * A named query as the hook takes it. It has a value at once where the answer was fetched ahead, or stays from a screen
 * that showed it; `getValue` keeps the hook from subscribing once in vain to find that out.
 */
function observed<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  question: string,
) {
  const args = JSON.parse(question) as Args;
  const { keeper } = query as Lasting;
  const ask: Ask = keeper?.keepAsking ?? keepAsking;
  const ahead = knownAhead(query, ...args);
  const first = ahead
    ? { state: 'ready' as const, data: ahead.data }
    : (keeper?.left(query, question) as Live<Data> | undefined);
  const answered = (live: Live<Data>): Answered<Data> => ({ query, question, live });
  return {
    getValue: () => answered(first ?? loading),
    subscribe: (next: (value: Answered<Data>) => void) =>
      ask<Live<Data>>(
        {
          ask: () => answer(query, args),
          tell: (live) => next(answered(live)),
          rest: restAfter,
        },
        query,
        question,
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
