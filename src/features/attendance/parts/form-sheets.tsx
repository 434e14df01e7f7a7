import { lazy, Suspense } from 'react';
import { people } from '../strings.ts';
import type { OpenFormProps } from '../screens/open-form.tsx';
import type { useSubmission } from '../use-submission.ts';
import type { ContextPart } from './context-bar.tsx';

const ContextChoice = lazy(() =>
  import('./context-choice.tsx').then((module) => ({ default: module.ContextChoice })),
);
const loadConfirm = () => import('./confirm-sheet.tsx');
const loadSaved = () => import('./saved-sheet.tsx');
const ConfirmSheet = lazy(async () => ({ default: (await loadConfirm()).ConfirmSheet }));
const SavedSheet = lazy(async () => ({ default: (await loadSaved()).SavedSheet }));

/** With the first count: what Submit will need is here before the network may go. */
export function warmSheets(): void {
  Promise.all([loadConfirm(), loadSaved()]).catch(() => undefined);
}

interface FormSheetsProps extends OpenFormProps {
  open: ContextPart | 'all' | null;
  onOpen(part: null): void;
  submitting: ReturnType<typeof useSubmission>;
}

/** What the form asks and tells over itself; loaded when it does. */
export function FormSheets({
  place,
  counting,
  submitting,
  open,
  onOpen,
  ...form
}: FormSheetsProps) {
  const { submission, send, back } = submitting;
  const { draft, flush } = counting;
  const next = () => {
    back();
    form.onNext();
  };
  const counted = draft.values.didNotMeet
    ? 'Did not take place'
    : people(draft.values.attendance ?? 0);
  return (
    <Suspense>
      {open !== null && (
        <ContextChoice
          part={open}
          place={place}
          draft={draft}
          churches={form.churches}
          allServices={form.allServices}
          flush={flush}
          onChoose={form.onChoose}
          onClose={() => onOpen(null)}
        />
      )}
      {submission.state === 'asking' && (
        <ConfirmSheet
          findings={submission.findings}
          onSubmit={() => void send(draft, flush)}
          onClose={back}
        />
      )}
      {submission.state === 'saved' && (
        <SavedSheet
          itemId={submission.itemId}
          what={`${counted}, ${place.service.name}`}
          church={place.words.church}
          onNext={next}
          onClose={next}
        />
      )}
    </Suspense>
  );
}
