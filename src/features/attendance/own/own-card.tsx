import type { CustomField } from '#domain/custom-fields/entities.ts';
import { registerFields } from '#domain/custom-fields/with-custom-fields.ts';
import { valueIn, withValues } from '#domain/rows/row-values.ts';
import * as form from '../form/report-form.css.ts';
import * as css from './own-card.css.ts';
import { OwnField } from './own-field.tsx';
import type { OwnFieldsProps } from './own-props.ts';

/** The organisation's own fields, below those that every report has. */
export function OwnCard({
  asked,
  meeting,
  values,
  readOnly,
  errors,
  onChange,
  onProblem,
}: OwnFieldsProps & { asked: readonly CustomField[] }) {
  return (
    <section className={form.card} aria-label={`More about the ${meeting}`}>
      <div className={css.fields}>
        {registerFields(asked, 'Asked').map(([name, field]) => (
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
