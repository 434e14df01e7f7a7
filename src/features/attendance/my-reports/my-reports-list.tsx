import { Suspense, useState } from 'react';
import { must } from '#domain/must.ts';
import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import type { PhotosHere } from '#store/attendance/report-photos.ts';
import { databases, storeOf } from '#store/database.ts';
import { draftOfReport } from '#store/attendance/report-draft.ts';
import { draftOfItem } from '#store/attendance/my-reports/mend-item.ts';
import { Rows } from '../../../ui/rows/rows.tsx';
import { failureSnack } from '../../../ui/snackbar/failure-snack.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { deleteReport } from './delete-report.ts';
import type { Wanted } from '../place/start-at.ts';
import { useCompare } from '../conflict/use-compare.tsx';
import { reportsByWeek } from './reports-by-week.ts';
import { useNow } from '../../../ui/use-now.ts';
import { MyReportRow } from './my-report-row.tsx';
import * as css from './my-reports.css.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';

const { Part: DiscardSheet } = preloadPart(() =>
  import('../draft/discard-sheet.tsx').then((part) => part.DiscardSheet),
);

async function store() {
  return must(await storeOf(databases()), 'a signed-in person');
}

/** The report as the form opens it; what was submitted becomes a draft that mends it. */
async function toMend(report: MyReport): Promise<Wanted> {
  if (report.state === 'saved' || report.state === 'attention') {
    const draft = await draftOfItem(await store(), report.itemId);
    if (draft) return draft;
  }
  if (report.state === 'sent' && report.reportId !== null) {
    const draft = await draftOfReport(await store(), report.reportId);
    if (draft) return draft;
  }
  return report;
}

/** A report that somebody was asked about goes, or a sentence says why not. */
async function discard(report: MyReport, reason: string | null = null): Promise<void> {
  try {
    await deleteReport(report, reason);
  } catch (error) {
    const snack = failureSnack(error, import.meta.env.PROD);
    if (snack) snackbars.show(snack);
  }
}

/** The report whose two versions this row is about, or null. */
function comparedIn(report: MyReport): string | null {
  if (report.state === 'conflict') return report.reportId;
  return report.state === 'attention' && report.decides?.open ? report.decides.reportId : null;
}

/** The reports of this person, with what can be done about each. */
export function MyReportsList({
  shown,
  photos,
  offline,
  today,
  onOpen,
}: {
  shown: readonly MyReport[];
  /** Photos that the server does not have, by the key of their report. */
  photos: ReadonlyMap<string, PhotosHere>;
  /** The device has no network. */
  offline: boolean;
  /** The church's day. */
  today: string;
  onOpen(report: Wanted): void;
}) {
  const now = useNow();
  const [deleting, setDeleting] = useState<MyReport | null>(null);
  const { compare, sheet } = useCompare(shown.some((report) => comparedIn(report) !== null));
  function open(report: MyReport) {
    const reportId = comparedIn(report);
    if (reportId === null) void toMend(report).then(onOpen);
    else compare({ reportId, onDecided: () => discard(report) });
  }
  function startDiscard(report: MyReport) {
    // Nothing that was counted goes with a decision that came too late.
    if (report.decides === null) setDeleting(report);
    else void discard(report);
  }
  return (
    <>
      {reportsByWeek(shown, today).map(({ title, reports }) => (
        <section key={title} aria-label={title}>
          <h2 className={css.week}>{title}</h2>
          <ul className={css.list}>
            <Rows of={reports} keyOf={({ key }) => key}>
              {(report) => (
                <MyReportRow
                  report={report}
                  photos={report.decides === null ? photos.get(reportKey(report)) : undefined}
                  now={now}
                  offline={offline}
                  onShow={onOpen}
                  onOpen={open}
                  onDiscard={startDiscard}
                />
              )}
            </Rows>
          </ul>
        </section>
      ))}
      {sheet}
      {deleting && (
        <Suspense>
          <DiscardSheet
            report={deleting}
            onClose={() => setDeleting(null)}
            onDelete={(reason) => void discard(deleting, reason).then(() => setDeleting(null))}
          />
        </Suspense>
      )}
    </>
  );
}
