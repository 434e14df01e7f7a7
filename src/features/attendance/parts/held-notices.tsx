import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { acceptHeld, refuseHeld } from '#domain/attendance/held.ts';
import { Failure } from '#domain/errors.ts';
import { spokenDays } from '#domain/values/spoken-days.ts';
import { reportsHeld, type WaitingReport } from '#store/attendance/held.ts';
import { call } from '../../../api/call.ts';
import { pullNow } from '../../../api/sync-here.ts';
import { useLive } from '../../../api/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import * as css from './held-notices.css.ts';

function about({ date, count, churchName }: WaitingReport): string {
  const where = churchName === null ? '' : ` at ${churchName}`;
  const people = count === null ? '' : `, ${count} people`;
  return `For ${spokenDays([date])}${where}${people}. It came after their part had ended.`;
}

/** One report that waits for this administrator. */
function HeldNotice({ report }: { report: WaitingReport }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function decide(operation: typeof acceptHeld): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await call(operation, { id: report.id });
      pullNow();
    } catch (error) {
      setProblem(error instanceof Failure ? error.message : 'This did not work. Try again');
    } finally {
      setBusy(false);
    }
  }
  const { authorName, capturedAt } = report;
  const title = `Waiting for you: 1 report by ${authorName}, captured ${spokenDays([capturedAt.slice(0, 10)])}.`;
  const choices = (
    <div className={css.choices}>
      <Button size="touch" disabled={busy} onClick={() => void decide(acceptHeld)}>
        Accept
      </Button>
      <Button size="touch" disabled={busy} onClick={() => void decide(refuseHeld)}>
        Refuse
      </Button>
    </div>
  );
  return (
    <Banner tone="warning" icon={Inbox} title={title} action={choices}>
      {about(report)}
      {problem !== null && (
        <span role="alert" className={css.problem}>
          {problem}.
        </span>
      )}
    </Banner>
  );
}

/** What arrived too late for its author's role: an administrator of the church says what becomes of it. */
export function HeldNotices() {
  const live = useLive(reportsHeld);
  if (live.state !== 'ready' || live.data.length === 0) return null;
  return (
    <div className={css.place}>
      {live.data.map((report) => (
        <HeldNotice key={report.id} report={report} />
      ))}
    </div>
  );
}
