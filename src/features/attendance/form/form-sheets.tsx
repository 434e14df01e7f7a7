import { Suspense } from 'react';
import { life } from '../../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';
import { people } from '../strings.ts';
import type { OpenFormProps } from './form-props.ts';
import type { useSubmission } from '../submit/use-submission.ts';
import type { ContextPart } from '../place/context-bar.tsx';

const context = preloadPart(() =>
  import('../place/context-choice.tsx').then((part) => part.ContextChoice),
);
const confirm = preloadPart(() =>
  import('../submit/confirm-sheet.tsx').then((part) => part.ConfirmSheet),
);
const saved = preloadPart(() =>
  import('../submit/saved-sheet.tsx').then((part) => part.SavedSheet),
);

/** With the first count: what Submit will need is here before the network may go. */
export function preloadSheets(): void {
  Promise.all([confirm.preload(), saved.preload()]).catch(() => undefined);
}

/** The question is gone, and with it what would have told. */
const notSubmitted = {
  tone: 'plain',
  text: 'Not submitted yet',
  action: null,
  life: life.plain,
} as const;

interface FormSheetsProps extends OpenFormProps {
  open: ContextPart | 'all' | null;
  onOpen(part: null): void;
  submitting: ReturnType<typeof useSubmission>;
}

/** Sheets over the form, loaded when one opens. */
export function FormSheets({
  target,
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
      {open !== null && form.renderChoice?.({ part: open, onClose: () => onOpen(null) })}
      {open !== null && !form.renderChoice && (
        <context.Part
          part={open}
          target={target}
          counting={counting}
          churches={form.churches}
          allServices={form.allServices}
          onChoose={form.onChoose}
          onClose={() => onOpen(null)}
        />
      )}
      {submission.state === 'asking' && (
        <confirm.Part
          findings={submission.findings}
          draft={draft}
          onSubmit={(asked) => void send(asked, flush)}
          onClose={() => {
            back();
            snackbars.show(notSubmitted);
          }}
        />
      )}
      {submission.state === 'saved' && (
        <saved.Part
          itemId={submission.itemId}
          what={`${counted}, ${target.service.name}`}
          church={target.words.church}
          next={form.definition.kind === 'group' ? 'Done' : 'Count the next service'}
          onNext={next}
          onClose={next}
        />
      )}
    </Suspense>
  );
}
