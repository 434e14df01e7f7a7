import { useEffect, useRef, useState } from 'react';

/** S9-003. ms. */
const highlight = 5000;

/**
 * Whether a message has come in the last 5 seconds, while this page was open. `newest`: number of the
 * newest message, null as long as nobody knows.
 */
export function useNewMessage(newest: number | null): boolean {
  const known = useRef(newest);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    const before = known.current;
    known.current = newest ?? before;
    if (newest === null || before === null || newest <= before) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), highlight);
    return () => clearTimeout(timer);
  }, [newest]);
  return fresh;
}
