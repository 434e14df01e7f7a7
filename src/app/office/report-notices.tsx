import { Suspense, useState } from 'react';
import { addDays, dateInZone } from '#domain/values/dates/local-date.ts';
import { reportsHeld } from '#store/attendance/held.ts';
import { storeLosses } from '#store/devices/queries.ts';
import { type Live, useLive } from '../../api/live-queries/use-live.ts';
import { latePart } from '../../ui/late-part.ts';

const HeldNotices = latePart(() =>
  import('../../features/attendance/reports/held-notices.tsx').then((part) => part.HeldNotices),
);
const LossNotices = latePart(() =>
  import('../../features/devices/parts/loss-notices.tsx').then((part) => part.LossNotices),
);

/** Days for which a loss is shown. */
const shownForDays = 14;

const rowsIn = <Row,>(live: Live<readonly Row[]>) => (live.state === 'ready' ? live.data : []);

/** Over the list of reports, for who answers for them. Few days have any of it: its parts come where there is something. */
export function ReportNotices() {
  const [since] = useState(() => addDays(dateInZone(new Date(), 'UTC'), -shownForDays));
  const losses = rowsIn(useLive(storeLosses, since));
  const held = rowsIn(useLive(reportsHeld));
  return (
    <Suspense>
      {held.length > 0 && <HeldNotices />}
      {losses.length > 0 && <LossNotices losses={losses} />}
    </Suspense>
  );
}
