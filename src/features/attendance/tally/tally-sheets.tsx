import { Suspense } from 'react';
import { preloadPart } from '../../../ui/preload-part.tsx';
import type { OpenSheet, TallySheetProps } from './sheet-props.ts';

const doorsSheet = preloadPart(async () => (await import('./doors-sheet.tsx')).DoorsSheet);
const passSheet = preloadPart(async () => (await import('./pass/pass-sheet.tsx')).PassSheet);
const finishSheet = preloadPart(async () => (await import('./finish-sheet.tsx')).FinishSheet);

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
