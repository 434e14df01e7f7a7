import { useState } from 'react';
import type { Store } from '#store/database.ts';
import { type Live, useLive } from './use-live.ts';

const unanswered = () => new Promise<never>(() => undefined);

/** The answer to a named query. While it rests, the last answer stays: each of very many writes would have it asked again. */
export function useResting<Data>(
  query: (store: Store) => Promise<Data>,
  isAtRest: boolean,
): Live<Data> {
  const live = useLive(isAtRest ? unanswered : query);
  const [kept, setKept] = useState({ query, live });
  const isNew = live !== kept.live && live.state !== 'loading';
  if (!isAtRest && isNew) setKept({ query, live });
  if (live.state === 'loading' && kept.query === query) return kept.live;
  return live;
}
