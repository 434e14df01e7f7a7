import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { acceptHeld, refuseHeld } from '#domain/attendance/held.ts';
import { Failure } from '#domain/errors.ts';
import { utcDay } from '#domain/values/dates/instant.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { reportsHeld, type WaitingReport } from '#store/attendance/held.ts';
import { call } from '../../../api/calls/call.ts';
import { pullNow } from '../../../api/sync/sync-here.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import * as css from './held-notices.css.ts';

function about({ date, count, churchName }: WaitingReport): string {
  const where = churchName === null ? '' : ` at ${churchName}`;
  const people = count === null ? '' : `, ${count} people`;
  return `For ${spokenDays([date])}${where}${people}. It came after their role had ended.`;
}

/** Asks why before it refuses: the author reads it beside the report. */
function Refusal({
  busy,
  onRefuse,
  onBack,
}: {
  busy: boolean;
  onRefuse(reason: string): void;
  onBack(): void;
}) {
  const [reason, setReason] = useState('');
  const why = useFirstFocus<HTMLInputElement>();
  return (
    <form
      className={css.refusal}
      onSubmit={(event) => {
        event.preventDefault();
        onRefuse(reason);
      }}
    >
      <TextField
        ref={why}
        label="Reason. The person who counted reads it"
        name="reason"
        size="touch"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={css.choices}>
        <Button type="submit" size="touch" disabled={busy}>
          Refuse this report
        </Button>
        <Button kind="ghost" size="touch" disabled={busy} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}

/** One report that waits for this administrator. `online`: the server alone takes the decision. */
function HeldNotice({ report, online }: { report: WaitingReport; online: boolean }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusing, setRefusing] = useState(false);
  async function decide(ask: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await ask();
      pullNow();
    } catch (error) {
      setProblem(error instanceof Failure ? error.message : 'This did not work. Try again');
    } finally {
      setBusy(false);
    }
  }
  const { authorName, capturedAt } = report;
  const title = `Waiting for you: 1 report by ${authorName}, captured ${spokenDays([utcDay(capturedAt)])}.`;
  const { id } = report;
  const choices = refusing ? (
    <Refusal
      busy={busy || !online}
      onRefuse={(reason) => void decide(() => call(refuseHeld, { id, reason }))}
      onBack={() => setRefusing(false)}
    />
  ) : (
    <div className={css.choices}>
      <Button
        size="touch"
        disabled={busy || !online}
        onClick={() => void decide(() => call(acceptHeld, { id }))}
      >
        Accept
      </Button>
      <Button size="touch" disabled={busy || !online} onClick={() => setRefusing(true)}>
        Refuse…
      </Button>
    </div>
  );
  return (
    <Banner tone="warning" icon={Inbox} title={title} action={choices}>
      {about(report)}
      {!online && ' Accept or refuse it when you are back online.'}
      {problem !== null && (
        <span role="alert" className={css.problem}>
          {problem}.
        </span>
      )}
    </Banner>
  );
}

/** Reports that arrived too late for their author's role: an administrator of the church decides about them. */
export function HeldNotices() {
  const live = useLive(reportsHeld);
  const online = useConnection().state === 'online';
  if (live.state !== 'ready' || live.data.length === 0) return null;
  return (
    <div className={css.place}>
      <Rows of={live.data} as="div" keyOf={({ id }) => id}>
        {(report) => <HeldNotice report={report} online={online} />}
      </Rows>
    </div>
  );
}
