import { useEffect, useState } from 'react';

/** S9: how long somebody who signed out may read. */
const seconds = 5;

/** Counts down once it runs, a second at a time, and answers in words how long is left. */
export function useCountdown(runs: boolean, onEnd: () => void): string {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!runs) return;
    if (left === 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [runs, left, onEnd]);
  return left === 1 ? 'Continuing in 1 second.' : `Continuing in ${left} seconds.`;
}
