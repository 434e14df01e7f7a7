import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { SplashScreen } from './splash-screen.tsx';

function Showing() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), 2_000);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <>
      <Button onClick={() => setShown(true)}>Show it for two seconds</Button>
      {shown && <SplashScreen />}
    </>
  );
}

export const gallery: Example[] = [{ label: 'Over everything', Example: Showing }];
