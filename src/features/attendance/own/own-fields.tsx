import type { ReportKind } from '#domain/attendance/definitions.ts';
import { valueIn, withValues } from '#domain/rows/row-values.ts';
import { reportFields } from '#store/attendance/report-fields.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import type { MoneyFields } from '../form/form-props.ts';
import * as form from '../form/report-form.css.ts';
import { OwnField } from './own-field.tsx';

/** Fields that the organisation added to its reports, below those that every report has. Most have none. */
export function OwnFields({
  kind,
  meeting,
  values,
  readOnly,
  errors,
  onChange,
  onProblem,
}: MoneyFields & { kind: ReportKind; meeting: string }) {
  const live = useLive(reportFields, kind);
  if (live.state !== 'ready') return null;
  const asked = [...live.data].filter(([, { section }]) => section !== undefined);
  if (asked.length === 0) return null;
  return (
    <section className={form.card} aria-label={`More about the ${meeting}`}>
      <div className={form.stack}>
        {asked.map(([name, field]) => (
          <OwnField
            key={name}
            name={name}
            field={field}
            value={valueIn(values, name)}
            readOnly={readOnly}
            error={errors[name] ?? null}
            onChange={(value) => onChange({ custom: withValues(values, [[name, value]]).custom })}
            onProblem={(problem) => onProblem(name, problem)}
          />
        ))}
      </div>
    </section>
  );
}
