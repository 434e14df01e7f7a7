import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../api/calls/use-connection.ts';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { grouped } from '../../ui/time.ts';
import { changesIn, type CheckedRow } from './checked-rows.ts';
import type { ImportDraft } from './import-draft.ts';
import * as css from './import.css.ts';
import type { Importable } from './importable.ts';

const number = (count: number, { one, many }: { one: string; many: string }) =>
  `${grouped(count)} ${count === 1 ? one : many}`;

interface AddProps {
  view: Importable;
  draft: ImportDraft;
  rows: readonly CheckedRow[];
  /** The rows are judged again: something that they are judged by has changed here. */
  isChecking: boolean;
  /** Ids of the rows that are here. */
  present: ReadonlySet<string>;
  onChange(draft: ImportDraft): void;
  /** Before the first row is added. */
  onBegin(): Promise<void>;
  /** `whole`: every row is added. */
  onEnd(whole: boolean): void;
}

const nobody: ReadonlySet<string> = new Set();

/** How far it is, and why it may stand still. */
function Progress({ done, ready }: { done: number; ready: number }) {
  const isOffline = useConnection().state !== 'online';
  return (
    <div className={css.body}>
      <ProgressBar
        value={done}
        of={ready}
        words={`${grouped(done)} of ${grouped(ready)} imported`}
      />
      <p className={css.muted}>
        {isOffline &&
          'There is no connection. The imported rows are saved on this device, and the others follow as soon as it is back. '}
        Leave this page open. If it is closed, you can continue from here.
      </p>
    </div>
  );
}

/** Adds the lines that are ready. Stopped, left or cut off, it goes on where it was. */
export function AddStep(props: AddProps) {
  const { view, draft, rows, isChecking, present, onChange, onBegin, onEnd } = props;
  const { words } = view.register;
  const fresh = rows.filter(({ state }) => state === 'new').map(({ row }) => row);
  const changes = changesIn(rows);
  const ready = fresh.length + changes.length;
  const stopping = useRef(new AbortController());
  const [done, setDone] = useState<number | null>(null);
  const [added, setAdded] = useState(nobody);
  const waiting = fresh.filter(({ id }) => !present.has(id) && !added.has(id));
  const before = fresh.length - waiting.length;
  const left = rows.length - ready;
  useEffect(() => () => stopping.current.abort(), []);

  async function add(): Promise<void> {
    const { signal } = (stopping.current = new AbortController());
    let sum = before;
    const onDone = (count: number) => {
      sum = count;
      setDone(count);
    };
    async function importAll(): Promise<void> {
      await onBegin();
      await view.add(waiting, { done: before, onDone, signal });
      if (signal.aborted) return;
      await view.changing?.change(changes, { done: fresh.length, onDone, signal });
    }
    setDone(before);
    const went = await attempt(importAll());
    setAdded(new Set([...added, ...waiting.slice(0, sum - before).map(({ id }) => id)]));
    setDone(null);
    onEnd(went && !signal.aborted);
  }
  return (
    <section className={css.step} aria-labelledby="import-step">
      <div className={css.head}>
        <h2 id="import-step" className={css.heading}>
          Import {number(ready, words)}
        </h2>
        <p className={css.muted}>
          {left === 0
            ? `Every row of “${draft.fileName}” is imported.`
            : `${grouped(left)} of ${grouped(rows.length)} rows of “${draft.fileName}” are left out.`}{' '}
          {changes.length > 0 &&
            `${number(changes.length, words)} of them ${changes.length === 1 ? 'is' : 'are'} here and ${changes.length === 1 ? 'is' : 'are'} changed. `}
          You can undo the import afterwards.
        </p>
      </div>
      {done !== null && <Progress done={done} ready={ready} />}
      <div className={css.foot}>
        {done === null ? (
          <>
            <span className={css.first}>
              <Button icon={ArrowLeft} onClick={() => onChange({ ...draft, step: 'check' })}>
                Back
              </Button>
            </span>
            <Button kind="primary" disabled={ready === 0 || isChecking} onClick={() => void add()}>
              {before > 0
                ? `Continue: ${grouped(ready - before)} left`
                : `Import ${number(ready, words)}`}
            </Button>
          </>
        ) : (
          <Button onClick={() => stopping.current.abort()}>Stop adding</Button>
        )}
      </div>
    </section>
  );
}
