import { Suspense } from 'react';
import type { TallyKey } from '#domain/tally/tally-keys.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import type { TallyPlace } from '#store/tally/tally.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';
import type { TallyFeel } from './tally-feel.ts';
import type { Tallying } from './use-tally.ts';

export type OpenSheet = 'doors' | 'pass' | 'finish';

const doorsSheet = preloadPart(async () => (await import('./doors-sheet.tsx')).DoorsSheet);
const passSheet = preloadPart(async () => (await import('./pass/pass-sheet.tsx')).PassSheet);
const finishSheet = preloadPart(async () => (await import('./finish-sheet.tsx')).FinishSheet);

export interface TallySheetProps {
  tallying: Tallying & { state: 'open' };
  place: TallyPlace;
  doors: readonly CountedDoor[];
  asked: readonly TallyKey[];
  now: { server: number; online: boolean };
  feel: TallyFeel;
  onFeel(feel: TallyFeel): void;
  /** The report has the counts. */
  onFilled(): void;
  onClose(): void;
}

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
