import { Suspense, useState } from 'react';
import type { CountField, ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { checkSplit, wordFor } from '#domain/attendance/rules.ts';
import type { ReportPolicy } from '#domain/churches/entities.ts';
import { cx } from '../../../ui/cx.ts';
import { NumberStepper } from '../../../ui/number-stepper/number-stepper.tsx';
import { TotalCheck } from '../../../ui/total-check/total-check.tsx';
import { hintFor, splitTitles } from '../strings.ts';
import * as css from './report-form.css.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';

const { Part: CounterPad } = preloadPart(() =>
  import('./counter-pad.tsx').then((part) => part.CounterPad),
);

export interface CountsProps {
  definition: ReportDefinition;
  values: ReportValues;
  policy: ReportPolicy | null;
  /** Count of the last report, if it helps to see a slip. */
  last?: number | undefined;
  readOnly: boolean;
  /** Errors of the fields until they are mended. */
  errors: Readonly<Record<string, string>>;
  onChange(values: Partial<ReportValues>): void;
  onProblem(field: CountField, problem: string | null): void;
}

/** Id that links of an error summary point to. */
export function inputId(field: string): string {
  return `count-${field}`;
}

/** The counters of a definition: the total first, then each split as a card with its check. */
export function Counts(props: CountsProps) {
  const { definition, values, policy, readOnly, errors, last } = props;
  const few = definition.kind === 'group';
  const [pad, setPad] = useState<CountField | null>(null);
  const counter = (field: CountField) => {
    const hint =
      field === 'attendance' && few && last !== undefined
        ? `Last time ${last}`
        : hintFor(field, policy, definition.kind);
    return (
      <div key={field} className={cx(field !== 'attendance' && css.counter)}>
        <NumberStepper
          id={inputId(field)}
          label={wordFor(field)}
          {...(hint !== undefined && { hint })}
          total={field === 'attendance' && !few}
          few={few}
          value={values[field]}
          disabled={readOnly}
          error={errors[field] ?? null}
          onChange={(count) => props.onChange({ [field]: count })}
          onProblem={(problem) => props.onProblem(field, problem)}
          onPad={() => setPad(field)}
        />
      </div>
    );
  };
  return (
    <>
      <div className={cx(css.card, few ? css.lone : css.totalCard)}>{counter('attendance')}</div>
      {definition.splits.map((split) => (
        <section key={split.name} className={css.card} aria-label={splitTitles[split.name]}>
          <div className={css.splitHead}>
            <h2 className={css.splitTitle}>{splitTitles[split.name]}</h2>
            <TotalCheck check={checkSplit(split, values)} />
          </div>
          {split.parts.map(counter)}
        </section>
      ))}
      {few && <div className={cx(css.card, css.ruled)}>{definition.subsets.map(counter)}</div>}
      {pad && (
        <Suspense>
          <CounterPad {...props} field={pad} onField={setPad} />
        </Suspense>
      )}
    </>
  );
}
