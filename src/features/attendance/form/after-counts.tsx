import type { ComponentProps } from 'react';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { TallyPhotos } from '../photos/tally-photos.tsx';
import { TallyLink } from '../tally/tally-link.tsx';

/** Below the counts, once they can be used: photos of the sheet, and the way to count by tapping. */
export function AfterCounts({ counting }: ComponentProps<typeof TallyPhotos>) {
  const { draft } = counting;
  return (
    <>
      <TallyPhotos counting={counting} />
      {draft.form === churchAttendanceReport.id && <TallyLink of={draft} />}
    </>
  );
}
