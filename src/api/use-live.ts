import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { databases, storeOf, type Store } from '#store/database.ts';

/** What a screen knows of the answer to a question. Stale answers to another question are never shown. */
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
 * The answer to a named query, kept current: whatever tab or worker changes the rows it read, it is
 * asked again. Arguments are compared by their JSON.
 */
export function useLive<Args extends unknown[], Data>(
  query: (store: Store, ...args: Args) => Promise<Data>,
  ...args: Args
): Live<Data> {
  const question = JSON.stringify(args);
  const [found, setFound] = useState<{ query: unknown; question: string; live: Live<Data> }>();
  useEffect(() => {
    const asked = JSON.parse(question) as Args;
    // Itself async, or Dexie does not follow it through its awaits and never asks again.
    const answers = liveQuery(async () => answer(query, asked));
    const subscription = answers.subscribe((live) => setFound({ query, question, live }));
    return () => subscription.unsubscribe();
  }, [query, question]);
  return found?.query === query && found.question === question ? found.live : loading;
}
