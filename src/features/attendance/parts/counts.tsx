import { lazy, Suspense, useState } from 'react';
import {
  countsOf,
  type CountField,
  type ReportDefinition,
  type ReportSplit,
} from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { checkSplit, wordFor } from '#domain/attendance/rules.ts';
import type { ReportPolicy } from '#domain/churches/entities.ts';
import { cx } from '../../../ui/cx.ts';
import { NumberStepper } from '../../../ui/number-stepper/number-stepper.tsx';
import { TotalCheck } from '../../../ui/total-check/total-check.tsx';
import { hintFor, splitTitles } from '../strings.ts';
import * as css from './report-form.css.ts';

const NumberPad = lazy(() =>
  import('../../../ui/number-pad/number-pad.tsx').then((module) => ({
    default: module.NumberPad,
  })),
);

export interface CountsProps {
  definition: ReportDefinition;
  values: ReportValues;
  policy: ReportPolicy | null;
  readOnly: boolean;
  /** What stands at a field until it is mended. */
  errors: Readonly<Record<string, string>>;
  onChange(values: Partial<ReportValues>): void;
  onProblem(field: CountField, problem: string | null): void;
}

/** Where links of an error summary lead. */
export function inputId(field: string): string {
  return `count-${field}`;
}

function splitWith(definition: ReportDefinition, field: CountField): ReportSplit | undefined {
  return definition.splits.find((split) => split.parts.includes(field));
}

function Pad({
  field,
  onField,
  definition,
  values,
  policy,
  onChange,
}: CountsProps & { field: CountField; onField(field: CountField | null): void }) {
  const fields = countsOf(definition);
  const next = fields[fields.indexOf(field) + 1];
  const hint = hintFor(field, policy, definition.kind);
  const split = splitWith(definition, field);
  return (
    <Suspense>
      <NumberPad
        key={field}
        label={wordFor(field)}
        {...(hint !== undefined && { hint })}
        value={values[field]}
        onChange={(count) => onChange({ [field]: count })}
        check={split && <TotalCheck check={checkSplit(split, values)} />}
        {...(next && { next: { label: wordFor(next), go: () => onField(next) } })}
        onClose={() => onField(null)}
      />
    </Suspense>
  );
}

/** The counters of a definition: the total first, then each split as a card with its check. */
export function Counts(props: CountsProps) {
  const { definition, values, policy, readOnly, errors } = props;
  const [pad, setPad] = useState<CountField | null>(null);
  const inSplits = new Set(definition.splits.flatMap((split) => split.parts));
  const alone = countsOf(definition).filter(
    (field) => field !== 'attendance' && !inSplits.has(field),
  );
  const counter = (field: CountField) => {
    const hint = hintFor(field, policy, definition.kind);
    return (
      <div key={field} className={cx(field !== 'attendance' && css.counter)}>
        <NumberStepper
          id={inputId(field)}
          label={wordFor(field)}
          {...(hint !== undefined && { hint })}
          total={field === 'attendance'}
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
      <div className={cx(css.card, css.totalCard)}>{counter('attendance')}</div>
      {definition.splits.map((split) => (
        <section key={split.name} className={css.card} aria-label={splitTitles[split.name]}>
          <div className={css.splitHead}>
            <h2 className={css.splitTitle}>{splitTitles[split.name]}</h2>
            <TotalCheck check={checkSplit(split, values)} />
          </div>
          {split.parts.map(counter)}
        </section>
      ))}
      {alone.length > 0 && <div className={css.card}>{alone.map(counter)}</div>}
      {pad && <Pad {...props} field={pad} onField={setPad} />}
    </>
  );
}
