import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useMemo, useState } from 'react';
import { nothingOwn } from '#domain/organisation/own-register.ts';
import type { OpenForm } from '#store/register/register-queries.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/confirm/use-confirm.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { from } from '../../ui/theme/scale.ts';
import { grouped } from '../../ui/time.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { RegisterView } from '../register-view.ts';
import { viewWith } from '../custom/view-with.ts';
import { AddStep } from './add-step.tsx';
import { CheckStep } from './check-step.tsx';
import { changesIn, type CheckedRow, rowChecker } from './checked-rows.ts';
import { FileStep } from './file-step.tsx';
import type { ImportDraft } from './import-draft.ts';
import * as css from './import.css.ts';
import { importedHere, type ImportedHere } from './imported-here.ts';
import { LastImport } from './last-import.tsx';
import { MatchStep } from './match-step.tsx';
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
      ...(draft && { detail: `${draft.fileName}, ${grouped(rows.length)} rows` }),
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
  view: RegisterView;
  open: OpenForm;
  here: ImportedHere;
  importing: Importing;
  onClose(): void;
}

function Steps({ view, open: now, here: hereNow, importing, onClose }: PartsProps) {
  const { draft, last, change, forget, beginAdding, undone } = importing;
  // While rows are added, each would have every row checked again.
  const [before, setBefore] = useState<Pick<PartsProps, 'open' | 'here'> | null>(null);
  const { open, here } = before ?? { open: now, here: hereNow };
  const check = useMemo(() => rowChecker(view), [view]);
  const rows = useMemo(
    () => (draft ? check(draft, open, here.rows) : []),
    [check, draft, open, here.rows],
  );
  const { confirm, dialog } = useConfirm();
  const { many } = view.register.words;
  const step = draft?.step ?? 'file';
  const isWide = useMedia(from.lg);
  const of = { view, rows, onChange: change };
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
            if (before) return;
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
        {step === 'file' && last && (
          <LastImport view={view} last={last} inUse={here.inUse} onUndone={undone} />
        )}
        {step === 'file' && <FileStep view={view} importing={importing} />}
        {draft?.step === 'match' && (
          <MatchStep {...of} open={open} draft={draft} onBack={() => void chooseAnother()} />
        )}
        {draft?.step === 'check' && <CheckStep {...of} draft={draft} />}
        {draft?.step === 'add' && (
          <AddStep
            {...of}
            draft={draft}
            present={here.present}
            onBegin={() => {
              setBefore({ open: now, here: hereNow });
              return beginAdding(draft, changesIn(rows));
            }}
            onEnd={(whole) => {
              setBefore(null);
              if (whole) forget();
            }}
          />
        )}
        {dialog}
      </div>
    </div>
  );
}

/** A file becomes rows: chosen, its columns matched, its rows checked, then added; and undone. */
export function ImportScreen({ view: plain, onClose }: { view: RegisterView; onClose(): void }) {
  const live = useLive(plain.queries.blank);
  const view = viewWith(plain, live.state === 'ready' ? live.data.own : nothingOwn);
  const importing = useImport(view);
  const question = useMemo(() => importedHere(plain.register), [plain]);
  const here = useLive(question);
  const { many } = view.register.words;
  if (live.state === 'failed' || here.state === 'failed') {
    return <NotRead title="Could not open the import" />;
  }
  if (live.state === 'loading' || here.state === 'loading' || !importing)
    return <Skeleton lines={8} what="the import" />;
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
    <Steps view={view} open={live.data} here={here.data} importing={importing} onClose={onClose} />
  );
}
