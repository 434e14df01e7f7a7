import Ellipsis from 'lucide-react/icons/ellipsis';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import type { PhotosHere } from '#store/attendance/report-photos.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { LazyTrigger } from '../../../ui/lazy-trigger.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { grouped } from '../../../ui/time.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';
import { isReturned, photoWords, shownState, whyOf, wordOf } from './my-report-words.ts';
import * as css from './my-reports.css.ts';
import type { RowChoices } from './row-menu.tsx';

interface MyReportRowProps {
  report: MyReport;
  /** Of its photos, those that the server does not have. */
  photos: PhotosHere | undefined;
  now: number;
  offline: boolean;
  /** Shows the report where it can be read. */
  onShow(report: MyReport): void;
  /** Goes on with a draft, mends what was submitted, or compares two reports. */
  onOpen(report: MyReport): void;
  onDiscard(report: MyReport): void;
}

function titleOf({ churchName, serviceName, groupName }: MyReport): string {
  if (groupName !== null) return `${groupName}, ${serviceName ?? 'a meeting'}`;
  return `${churchName ?? 'A church that is no longer yours'}, ${serviceName ?? 'a service'}`;
}

/** The one thing that goes on from here, or nothing. */
function nextStepOf(report: MyReport): string | null {
  const { state, decides } = report;
  if (isReturned(report)) return 'Change report';
  switch (state) {
    case 'draft':
      return 'Continue counting';
    case 'attention':
      if (decides === null) return 'Fix report';
      return decides.open ? 'Compare again' : null;
    case 'conflict':
      return 'Compare';
    case 'saved':
    case 'sending':
    case 'sent':
      return null;
  }
}

/** Word that discards an item: discarding a decision takes it back; the report of the decision stays. */
function discardWord({ state, decides }: MyReport): string | null {
  if (state === 'draft') return 'Delete';
  if (state !== 'attention') return null;
  return decides === null ? 'Delete' : 'Dismiss';
}

/** On its way, or there and this person's to change. */
function canChange(report: MyReport): boolean {
  if (report.decides !== null) return false;
  // A change to a report that is being sent waits for it.
  if (report.state === 'saved' || report.state === 'sending') return true;
  if (report.state !== 'sent' || report.reportId === null) return false;
  // A verified report is locked.
  return report.outcome?.choice !== 'void' && report.review?.state !== 'verified';
}

async function download(draft: MyReport & { state: 'draft' }): Promise<void> {
  const { downloadDraft } = await import('../draft/download-draft.ts');
  await downloadDraft(draft);
}

const menu = preloadPart(() => import('./row-menu.tsx').then((part) => part.RowMenu));

function More({ label, ...does }: { label: string } & RowChoices) {
  const button = <IconButton icon={Ellipsis} size="touch" className={css.atEnd} label={label} />;
  return (
    <LazyTrigger button={button} opens="menu" preload={menu.preload}>
      {(trigger) => <menu.Part {...does} trigger={trigger} />}
    </LazyTrigger>
  );
}

function Where({ report, photos, now, offline }: MyReportRowProps) {
  const word = wordOf(report);
  const why = whyOf(report, now, offline);
  return (
    <div className={css.said}>
      <SyncState state={shownState(report, offline)} {...(word !== undefined && { word })} />
      {why !== '' && <p className={css.why}>{why}</p>}
      {photos && <p className={css.why}>{photoWords(report, photos)}</p>}
    </div>
  );
}

/** One report: what, how many, where it is, why, and what can be done about it. */
export function MyReportRow(props: MyReportRowProps) {
  const { report, onShow, onOpen, onDiscard } = props;
  const open = nextStepOf(report);
  const discard = discardWord(report);
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <div>
          <h3 className={css.name}>
            {/* Beside a button of its own the row's name leads to the same place for a finger. */}
            <button
              type="button"
              className={css.open}
              onClick={() => (open === null ? onShow(report) : onOpen(report))}
            >
              {titleOf(report)}
            </button>
          </h3>
          <p className={css.when}>
            {shortDate(report.date)}
            {report.startTime !== null && ` · ${report.startTime}`}
          </p>
        </div>
        <div>
          {report.count !== null && (
            <>
              <p className={css.count}>{grouped(report.count)}</p>
              <p className={css.unit}>{report.count === 1 ? 'person' : 'people'}</p>
            </>
          )}
          {report.didNotMeet && <p className={css.unit}>Did not meet</p>}
        </div>
      </div>
      <div className={css.state}>
        <Where {...props} />
        {report.state === 'draft' && (
          <More
            label={`More: ${titleOf(report)}, ${shortDate(report.date)}`}
            onSave={() => void download(report)}
          />
        )}
        {canChange(report) && (
          <More
            label={`More: ${titleOf(report)}, ${shortDate(report.date)}`}
            onChange={() => onOpen(report)}
            onDelete={() => onDiscard(report)}
          />
        )}
      </div>
      {(open !== null || discard !== null) && (
        <div className={css.actions}>
          {open !== null && (
            <Button
              size="touch"
              className={css.goOn}
              aria-label={`${open}: ${titleOf(report)}, ${shortDate(report.date)}`}
              onClick={() => onOpen(report)}
            >
              {open}
            </Button>
          )}
          {discard !== null && (
            <Button
              kind="ghost"
              size="touch"
              aria-label={`${discard}: ${titleOf(report)}, ${shortDate(report.date)}`}
              onClick={() => onDiscard(report)}
            >
              {discard}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
