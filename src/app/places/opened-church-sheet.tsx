import { Suspense } from 'react';
import type { ChurchToWorkIn } from '#store/churches/church-to-work-in.ts';
import { preloadPart } from '../../ui/preload-part.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { churchSheetOpen } from './church-sheet-open.ts';

const sheet = preloadPart(() => import('./church-sheet.tsx').then((part) => part.ChurchSheet));

const preload = () => void sheet.preload().catch(() => undefined);

/** Of each key that opens the choice of a church. */
export const opensChurches = {
  onClick: () => churchSheetOpen.set(true),
  onPointerEnter: preload,
  onFocus: preload,
  'aria-haspopup': 'dialog',
} as const;

/** The choice, while it is open, and the church that it led to, for people who listen. */
export function OpenedChurchSheet({
  of,
  name,
  isOpen,
}: {
  of: ChurchToWorkIn;
  name: string;
  isOpen: boolean;
}) {
  return (
    <>
      <output className={visuallyHidden}>{`You work in ${name}`}</output>
      {isOpen && (
        <Suspense>
          <sheet.Part of={of} onClose={() => churchSheetOpen.set(false)} />
        </Suspense>
      )}
    </>
  );
}
