import { Suspense } from 'react';
import { preloadPart } from '../../../ui/preload-part.tsx';
import type { OpenSheet, TallySheetProps } from './sheet-props.ts';

const doorsSheet = preloadPart(() => import('./doors-sheet.tsx').then((part) => part.DoorsSheet));
const passSheet = preloadPart(() => import('./pass/pass-sheet.tsx').then((part) => part.PassSheet));
const finishSheet = preloadPart(() =>
  import('./finish-sheet.tsx').then((part) => part.FinishSheet),
);

/** Sheets over the keys, loaded when one opens. */
export function TallySheets({
  open,
  onOpen,
  ...sheet
}: Omit<TallySheetProps, 'onClose'> & {
  open: OpenSheet | null;
  onOpen(sheet: null): void;
}) {
  const props = { ...sheet, onClose: () => onOpen(null) };
  return (
    <Suspense>
      {open === 'doors' && <doorsSheet.Part {...props} />}
      {open === 'pass' && <passSheet.Part {...props} />}
      {open === 'finish' && <finishSheet.Part {...props} />}
    </Suspense>
  );
}
