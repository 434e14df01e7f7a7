import { Suspense, useEffect, useState } from 'react';
import { askedCounts } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { usualPolicy } from '#domain/churches/policy-numbers.ts';
import { findingsOf } from '../submit/findings.ts';
import type { OpenFormProps } from './form-props.ts';
import { afterForm } from './after-form.tsx';
import { ContextCells, ContextLine, type ContextPart } from '../place/context-bar.tsx';
import { Counts } from './counts.tsx';
import { Extras } from './extras.tsx';
import { FormNotices } from './form-notices.tsx';
import { FormSheets, preloadSheets } from './form-sheets.tsx';
import { latePart } from '../../../ui/late-part.ts';
import * as css from './report-form.css.ts';
import { SubmitBar } from '../submit/submit-bar.tsx';
import { nextStep } from '../strings.ts';
import { preloadSubmit } from '../submit/submit-report.ts';
import { useSubmission } from '../submit/use-submission.ts';
import { useTyped } from '../draft/use-typed.ts';

const wakeLock = () => import('./wake-lock.ts');

const AfterCounts = afterForm(() => import('./after-counts.tsx').then((part) => part.AfterCounts));
const DidNotMeet = latePart(() => import('./did-not-meet.tsx').then((part) => part.DidNotMeet));
const OwnFields = afterForm(() => import('../own/own-fields.tsx').then((part) => part.OwnFields));

/** Counts one service: everything typed is safe at once, and nothing leaves before Submit. */
export function OpenForm(props: OpenFormProps) {
  const { target, counting, policy } = props;
  const { draft, elsewhere } = counting;
  // A count that is emptied to be typed anew stays where it is.
  const [begun] = useState(draft.values);
  const submitting = useSubmission();
  const { submission } = submitting;
  const [typed, setTyped, forgetTyped] = useTyped(draft.key);
  const definition = askedCounts(props.definition, policy, begun, draft.values, typed);
  const [open, setOpen] = useState<ContextPart | 'all' | null>(null);

  const findings = findingsOf(draft, {
    definition,
    today: target.day.sure ? target.day.today : null,
    allowBackdateDays: (policy ?? usualPolicy).allowBackdateDays,
    recent: props.recent,
    typed,
    churchProblem: target.churchProblem,
    serviceProblem: target.serviceProblem,
  });
  const refused = submission.state === 'stopped' ? submission.refused : [];
  const wrong = findings.filter(({ severity }) => severity === 'stop');
  const stops = submission.state === 'stopped' ? [...wrong, ...refused] : [];
  const errors = Object.fromEntries(stops.map(({ field, message }) => [field, message]));

  useEffect(() => () => void wakeLock().then(({ releaseWakeLock }) => releaseWakeLock()), []);

  function change(values: Partial<ReportValues>) {
    void wakeLock().then(({ holdWakeLock }) => holdWakeLock());
    preloadSubmit();
    preloadSheets();
    if (refused.length > 0) submitting.back();
    // The fields that it was typed in go with the meeting, and come back without it.
    if ('didNotMeet' in values) forgetTyped();
    counting.change(values);
  }
  const meeting = definition.kind === 'group' ? 'meeting' : 'service';
  const fields = {
    meeting,
    values: draft.values,
    readOnly: elsewhere,
    errors,
    definition,
    onChange: change,
    onProblem: setTyped,
  } as const;
  const context = { words: target.words, onOpen: setOpen };
  return (
    <>
      <ContextLine {...context} />
      <div className={css.cards}>
        <ContextCells {...context} />
        <FormNotices {...props} stops={stops} />
        {draft.values.didNotMeet ? (
          <Suspense>
            <DidNotMeet {...fields} />
          </Suspense>
        ) : (
          <>
            <Counts {...fields} policy={policy} last={props.recent.at(-1)} />
            {props.renderMoney?.(fields)}
            <OwnFields {...fields} />
          </>
        )}
        <Extras {...fields} />
        <AfterCounts counting={counting} />
      </div>
      <SubmitBar
        savedAt={draft.savedAt}
        unsaved={counting.unsaved}
        step={nextStep(definition, draft.values)}
        busy={submission.state === 'saving'}
        readOnly={elsewhere}
        onSubmit={() => submitting.submit(draft, findings, counting.flush)}
      />
      <FormSheets {...props} open={open} onOpen={setOpen} submitting={submitting} />
    </>
  );
}
