import { useState } from 'react';
import type { Live } from './use-live.ts';

/** The last answer, kept while a further question of the same list is read: rows do not vanish meanwhile. */
export function useKept<Data>(live: Live<Data>): Live<Data> {
  const [kept, setKept] = useState(live);
  if (live.state !== 'loading' && live !== kept) setKept(live);
  return live.state === 'loading' ? kept : live;
}
