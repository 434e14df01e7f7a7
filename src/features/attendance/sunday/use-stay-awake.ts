import { useEffect } from 'react';

const again = 60_000;

const wakeLock = () => import('../form/wake-lock.ts');
const hold = () => void wakeLock().then(({ holdWakeLock }) => holdWakeLock());

/** The screen stays on as long as the part is shown: nobody touches a wall. */
export function useStayAwake(): void {
  useEffect(() => {
    hold();
    const timer = setInterval(hold, again);
    return () => {
      clearInterval(timer);
      void wakeLock().then(({ releaseWakeLock }) => releaseWakeLock());
    };
  }, []);
}
