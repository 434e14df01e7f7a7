import { useEffect } from 'react';
import { knownOf } from '#store/attendance/known-of-service.ts';
import type { KnownReport } from '#store/attendance/known-report.ts';
import type { ReportContext } from '#store/attendance/reports-of-service.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';

/** Asks what this device knows of a service besides what the server shows. Loaded beside the form. */
export function KnownHere({
  onKnown,
  ...context
}: ReportContext & { onKnown(known: KnownReport): void }) {
  const { date, churchId, groupId, serviceId } = context;
  const live = useLive(knownOf, { date, churchId, groupId, serviceId });
  useEffect(() => {
    if (live.state === 'ready') onKnown(live.data);
  }, [live, onKnown]);
  return null;
}
