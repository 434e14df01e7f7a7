import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as css from '../screens/sign-in.css.ts';

const Picture = lazy(() => import('./picture.tsx').then((module) => ({ default: module.Picture })));

/** The side with the picture, which is loaded only where the screen has room for it. */
export function PictureSide() {
  const side = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const look = () => side.current?.offsetParent && setSeen(true);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return (
    <aside ref={side} className={css.picture}>
      {seen && (
        <Suspense>
          <Picture />
        </Suspense>
      )}
    </aside>
  );
}
