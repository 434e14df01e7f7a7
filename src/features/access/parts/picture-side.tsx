import { Suspense, use, useEffect, useRef, useState } from 'react';
import { AccessFrameContext } from '../frames/access-frame.ts';
import { latePart } from '../../../ui/late-part.ts';

const Mountain = latePart(() => import('./picture.tsx').then((part) => part.Picture));

/** The side with the picture, which is loaded only where the screen has room for it. */
export function PictureSide() {
  const { picture, Picture = Mountain } = use(AccessFrameContext);
  const side = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const look = () => side.current?.offsetParent && setSeen(true);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return (
    <aside ref={side} className={picture}>
      {seen && (
        <Suspense>
          <Picture />
        </Suspense>
      )}
    </aside>
  );
}
