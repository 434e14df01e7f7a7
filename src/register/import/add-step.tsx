import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { grouped } from '../../ui/time.ts';
import type { RegisterView } from '../register-view.ts';
import { addImported, changeImported } from './add-imported.ts';
import { changesIn, type CheckedRow } from './checked-rows.ts';
import type { ImportDraft } from './import-draft.ts';
import * as css from './import.css.ts';

const number = (count: number, { one, many }: { one: string; many: string }) =>
  `${grouped(count)} ${count === 1 ? one : many}`;

interface AddProps {
  view: RegisterView;
  draft: ImportDraft;
  rows: readonly CheckedRow[];
  /** Ids of the rows that are here. */
  present: ReadonlySet<string>;
  onChange(draft: ImportDraft): void;
  /** Before the first row is added. */
  onBegin(): Promise<void>;
  /** `whole`: every row is added. */
  onEnd(whole: boolean): void;
}

/** Adds the lines that are ready. Stopped or cut off, it goes on where it was. */
export function AddStep({ view, draft, rows, present, onChange, onBegin, onEnd }: AddProps) {
  const { words } = view.register;
  const fresh = rows.filter(({ state }) => state === 'new');
  const changes = changesIn(rows);
  const ready = fresh.length + changes.length;
  const stopped = useRef(false);
  const [done, setDone] = useState<number | null>(null);
  const before = fresh.filter(({ row }) => present.has(row.id)).length;
  const left = rows.length - ready;

  async function add(): Promise<void> {
    stopped.current = false;
    setDone(before);
    const waiting = fresh.filter(({ row }) => !present.has(row.id)).map(({ row }) => row);
    const onDone = (count: number) => {
      setDone(count);
      return !stopped.current;
    };
    async function importAll(): Promise<void> {
      await onBegin();
      await addImported(view, waiting, (added) => onDone(before + added));
      if (stopped.current) return;
      await changeImported(view, changes, { done: fresh.length, onDone });
    }
    const went = await attempt(importAll());
    setDone(null);
    onEnd(went && !stopped.current);
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
      {done !== null && (
        <div className={css.body}>
          <ProgressBar
            value={done}
            of={ready}
            words={`${grouped(done)} of ${grouped(ready)} imported`}
          />
        </div>
      )}
      <div className={css.foot}>
        {done === null ? (
          <>
            <span className={css.first}>
              <Button icon={ArrowLeft} onClick={() => onChange({ ...draft, step: 'check' })}>
                Back
              </Button>
            </span>
            <Button kind="primary" disabled={ready === 0} onClick={() => void add()}>
              {before > 0
                ? `Continue: ${grouped(ready - before)} left`
                : `Import ${number(ready, words)}`}
            </Button>
          </>
        ) : (
          <Button onClick={() => (stopped.current = true)}>Stop</Button>
        )}
      </div>
    </section>
  );
}
