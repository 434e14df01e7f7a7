import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import PencilLine from 'lucide-react/icons/pencil-line';
import { type ReactNode, useState } from 'react';
import type { AnyRow } from '#domain/register/register.ts';
import { useResting } from '../../api/live-queries/use-resting.ts';
import { Button } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/confirm/use-confirm.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { from } from '../../ui/theme/scale.ts';
import { grouped } from '../../ui/time.ts';
import { useMedia } from '../../ui/use-media.ts';
import { AddStep } from './add-step.tsx';
import { CheckStep } from './check-step.tsx';
import { changesIn, type CheckedRow } from './checked-rows.ts';
import { Checking } from './checking.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportDraft } from './import-draft.ts';
import * as css from './import.css.ts';
import type { Importable, ImportSource } from './importable.ts';
import type { OpenLines } from './judging.ts';
import { type ImportedHere, useImportedHere } from './imported-here.ts';
import { LastImport } from './last-import.tsx';
import { MatchStep } from './match-step.tsx';
import { useCheckedRows } from './use-checked-rows.ts';
import { type Importing, useImport } from './use-import.ts';

const steps = ['file', 'match', 'check', 'add'] as const;

function stepsOf(draft: ImportDraft | null, rows: readonly CheckedRow[]) {
  // Before the columns are matched, nothing can be said of a row.
  const isMatched = draft !== null && draft.step !== 'match';
  const wrong = isMatched ? rows.filter(({ state }) => state === 'wrong').length : 0;
  const matched = draft?.match.filter((field) => field !== null).length ?? 0;
  return [
    {
      id: 'file',
      title: 'File',
      ...(draft && { detail: `${draft.fileName}, ${grouped(draft.table.rows.length)} rows` }),
    },
    {
      id: 'match',
      title: 'Match columns',
      ...(draft && { detail: `${matched} of ${draft.match.length} matched` }),
    },
    { id: 'check', title: 'Check rows', ...(wrong > 0 && { detail: `${grouped(wrong)} to fix` }) },
    { id: 'add', title: 'Import' },
  ];
}

function Title({ many, onClose }: { many: string; onClose(): void }) {
  return (
    <>
      <span className={css.own}>
        <Button kind="ghost" size="small" icon={ArrowLeft} onClick={onClose}>
          All {many}
        </Button>
      </span>
      <div>
        <h1 className={css.title}>Import {many}</h1>
        <p className={css.muted}>Nothing is added before the last step.</p>
      </div>
    </>
  );
}

interface PartsProps {
  view: Importable;
  open: OpenLines;
  /** Undefined until it is known. */
  here: ImportedHere | undefined;
  /** Rows among which lines find theirs; null until they are known. */
  sought: readonly AnyRow[] | null;
  importing: Importing;
  /** Of its feature, about imports of before. */
  notices: ReactNode;
  isAdding: boolean;
  onAdding(isAdding: boolean): void;
  onClose(): void;
}

function Steps(props: PartsProps) {
  const { view, open, here, sought, importing, notices, isAdding, onAdding, onClose } = props;
  const { draft, last, change, forget, beginAdding, undone } = importing;
  const { rows, done } = useCheckedRows(view, draft, open, sought);
  const { confirm, dialog } = useConfirm();
  const { many } = view.register.words;
  const step = draft?.step ?? 'file';
  const isWide = useMedia(from.lg);
  const of = { view, rows, onChange: change };
  const isChecking = done !== null;
  const isUnchecked = isChecking && rows.length === 0;
  async function chooseAnother(): Promise<void> {
    const answer = await confirm({
      title: 'Choose another file?',
      message: 'What you matched and mended for this file is forgotten.',
      actions: { confirm: { label: 'Choose another file' }, cancel: { label: 'Keep this file' } },
    });
    if (answer === 'confirmed') forget();
  }
  return (
    <div className={css.page}>
      <div className={css.side}>
        <Title many={many} onClose={onClose} />
        <Stepper
          label="Steps of the import"
          steps={stepsOf(draft, rows)}
          current={steps.indexOf(step)}
          direction={isWide ? 'vertical' : 'horizontal'}
          onStep={(at) => {
            const to = steps[at];
            if (isAdding) return;
            if (to === 'file') void chooseAnother();
            else if (draft && to) change({ ...draft, step: to });
          }}
        />
        {draft && (
          <span className={css.own}>
            <Button kind="ghost" icon={PencilLine} onClick={onClose}>
              Save and finish later
            </Button>
          </span>
        )}
      </div>
      <div className={css.steps}>
        {notices}
        {step === 'file' && last && here && (
          <LastImport view={view} last={last} inUse={here.inUse} onUndone={undone} />
        )}
        {step === 'file' && <FileStep view={view} importing={importing} />}
        {draft?.step === 'match' && (
          <MatchStep {...of} open={open} draft={draft} onBack={() => void chooseAnother()} />
        )}
        {draft && draft.step !== 'match' && isUnchecked && (
          <Checking done={done} of={draft.table.rows.length} />
        )}
        {draft?.step === 'check' && !isUnchecked && (
          <CheckStep {...of} draft={draft} isChecking={isChecking} />
        )}
        {draft?.step === 'add' && !isUnchecked && here && (
          <AddStep
            {...of}
            draft={draft}
            isChecking={isChecking}
            present={here.present}
            onBegin={() => {
              onAdding(true);
              return beginAdding(draft, changesIn(rows));
            }}
            onEnd={(whole) => {
              onAdding(false);
              if (whole) forget();
            }}
          />
        )}
        {dialog}
      </div>
    </div>
  );
}

const none: readonly AnyRow[] = [];
const nothingSought = () => Promise.resolve(none);

type OpenedProps = Pick<
  PartsProps,
  'view' | 'open' | 'notices' | 'isAdding' | 'onAdding' | 'onClose'
>;

function Opened({ view, isAdding, ...props }: OpenedProps) {
  const kept = useImport(view);
  const importing = kept === 'failed' ? undefined : kept;
  const here = useImportedHere(view, importing, isAdding);
  const among = importing?.draft?.findBy ? view.changing?.among : undefined;
  const sought = useResting(among ?? nothingSought, isAdding);
  if (kept === 'failed' || sought.state === 'failed') {
    return <NotRead title="Could not open the import" />;
  }
  if (!importing) return <Skeleton lines={8} what="the import" />;
  return (
    <Steps
      {...props}
      view={view}
      isAdding={isAdding}
      here={here}
      sought={sought.state === 'ready' ? sought.data : null}
      importing={importing}
    />
  );
}

/** A file becomes rows: chosen, its columns matched, its rows checked, then added; and undone. */
export function ImportScreen<Open extends OpenLines & { mayEdit: boolean }>({
  source,
  notices = null,
  onClose,
}: {
  source: ImportSource<Open>;
  /** Of its feature, about imports of before. */
  notices?: ReactNode;
  onClose(): void;
}) {
  // While rows are added, each would have every row read and checked again.
  const [isAdding, setIsAdding] = useState(false);
  const live = useResting(source.open, isAdding);
  const { many } = source.words;
  if (live.state === 'failed') return <NotRead title="Could not open the import" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="the import" />;
  if (!live.data.mayEdit) {
    return (
      <EmptyState
        icon={Lock}
        heading="h1"
        title={`You cannot import ${many}`}
        action={<Button onClick={onClose}>All {many}</Button>}
      >
        Ask an administrator to import them, or to give you a role that can.
      </EmptyState>
    );
  }
  return (
    <Opened
      view={source.importable(live.data)}
      open={live.data}
      notices={notices}
      isAdding={isAdding}
      onAdding={setIsAdding}
      onClose={onClose}
    />
  );
}
