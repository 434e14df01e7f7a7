import { useState } from 'react';

/** Which of a list Enter opens: the first, until arrows move on, round and round. Another list begins anew. */
export function useActive(list: readonly unknown[]) {
  const [moved, setMoved] = useState({ list, at: 0 });
  const at = moved.list === list ? moved.at : 0;
  const move = (by: number) => setMoved({ list, at: (at + by + list.length) % list.length });
  return { at, move };
}
