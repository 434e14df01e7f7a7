import { useState } from 'react';
import { addedUp, valuesOf } from '#domain/attendance/deciding.ts';
import type { Choice } from '#domain/attendance/choices.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { conflictOf, type Conflict } from '#store/attendance/conflict.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { failureSnack } from '../../../ui/snackbar/failure-snack.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { comparedRows, type Side, sidesOf, totalWords } from './conflict-words.ts';
import { sendDecision } from './send-decision.ts';
import { AddedUp } from './added-up.tsx';
import { ConflictEdit } from './conflict-edit.tsx';
import { ConflictTable } from './conflict-table.tsx';
import * as css from './conflict.css.ts';

interface Deciding {
  conflict: Conflict;
  busy: boolean;
  onDecide(choice: Choice, values: ReportValues): void;
}

/** Both counts together, which can still be undone. */
interface Adding {
  conflict: Conflict;
  sum: ReportValues;
}

/** Neither answer is favoured: two equal buttons, and below them what fewer need. */
function Choices({
  conflict,
  sides,
  busy,
  onDecide,
  onAdd,
  onEdit,
}: Deciding & {
  sides: readonly [Side, Side];
  onAdd(sum: ReportValues): void;
  onEdit(): void;
}) {
  const { current, open } = conflict;
  const sum = addedUp(current, open);
  return (
    <>
      <div className={css.actions}>
        {sides.map(({ is, whose, version }) => (
          <Button
            key={is}
            size="usher"
            wide
            disabled={busy}
            onClick={() => onDecide(is === 'standing' ? 'keep' : 'take', valuesOf(version))}
          >
            Keep {whose} ({totalWords(version)})
          </Button>
        ))}
      </div>
      <div className={css.others}>
        {sum && (
          <>
            <Button kind="ghost" size="touch" disabled={busy} onClick={onEdit}>
              Edit before keeping
            </Button>
            <Button kind="ghost" size="touch" disabled={busy} onClick={() => onAdd(sum)}>
              Two doors? Add them ({totalWords(sum)})
            </Button>
          </>
        )}
        <Button
          kind="ghost"
          size="touch"
          disabled={busy}
          onClick={() => onDecide('both', valuesOf(open))}
        >
          These were two services. Keep both
        </Button>
      </div>
    </>
  );
}

function Compared({
  conflict,
  busy,
  onDecide,
  onAdd,
}: Deciding & { onAdd(sum: ReportValues): void }) {
  const [editing, setEditing] = useState(false);
  const { report, serviceName } = conflict;
  const sides = sidesOf(conflict);
  const versions = [sides[0].version, sides[1].version] as const;
  return (
    <>
      <p className={css.place}>
        <SyncState state="conflict" />
        {longDate(report.date)}, {serviceName}
      </p>
      <h2 className={css.title}>Two reports for the same service</h2>
      <p className={css.lead}>
        {editing
          ? 'Choose each number, or change it below. Both reports are kept in the history.'
          : 'Choose the right one. The other is kept in the history.'}
      </p>
      {editing ? (
        <ConflictEdit
          conflict={conflict}
          sides={sides}
          busy={busy}
          onDecide={onDecide}
          onBack={() => setEditing(false)}
        />
      ) : (
        <>
          <ConflictTable
            sides={sides}
            rows={comparedRows(reportDefinitions[report.kind], versions, conflict.own)}
          />
          <Choices
            conflict={conflict}
            sides={sides}
            busy={busy}
            onDecide={onDecide}
            onAdd={onAdd}
            onEdit={() => setEditing(true)}
          />
        </>
      )}
    </>
  );
}

/** Two reports for one service, to be decided here, with or without a network. */
export function ConflictSheet({
  reportId,
  onDecided,
  onClose,
}: {
  reportId: string;
  /** The decision is kept on this device. */
  onDecided?(): Promise<void>;
  onClose(): void;
}) {
  const live = useLive(conflictOf, reportId);
  const [busy, setBusy] = useState(false);
  const [adding, setAdding] = useState<Adding | null>(null);
  async function decide(conflict: Conflict, choice: Choice, values: ReportValues) {
    setBusy(true);
    try {
      await sendDecision(conflict, choice, values);
      await onDecided?.();
      onClose();
    } catch (error) {
      setBusy(false);
      setAdding(null);
      const snack = failureSnack(error, import.meta.env.PROD);
      if (snack) snackbars.show(snack);
    }
  }
  const conflict = live.state === 'ready' ? live.data : null;
  const keepSum = ({ conflict: of, sum }: Adding) => void (busy || decide(of, 'addUp', sum));
  return (
    <Sheet
      title="Two reports for the same service"
      titleHidden
      wide
      onClose={() => (adding ? keepSum(adding) : onClose())}
    >
      {adding && (
        <AddedUp
          total={totalWords(adding.sum)}
          busy={busy}
          onKeep={() => keepSum(adding)}
          onUndo={() => setAdding(null)}
        />
      )}
      {conflict && !adding && (
        <Compared
          key={conflict.open.id}
          conflict={conflict}
          busy={busy}
          onDecide={(choice, values) => void decide(conflict, choice, values)}
          onAdd={(sum) => setAdding({ conflict, sum })}
        />
      )}
      {live.state === 'ready' && !conflict && !adding && !busy && (
        <>
          <h2 className={css.title}>Nothing to decide</h2>
          <p className={css.lead}>Somebody has decided, or the two reports agree now.</p>
          <div className={css.actions}>
            <Button size="usher" wide onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
