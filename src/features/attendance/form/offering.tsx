import { useState } from 'react';
import { parseRand } from '#domain/values/money/rand.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { moneyText } from '../money-text.ts';
import type { MoneyFields } from './form-props.ts';
import { inputId } from './counts.tsx';
import * as css from './report-form.css.ts';

/** Offering, in Rand. Written out once it is left, so that cents and thousands can be checked. */
export function Offering({ values, readOnly, errors, onChange, onProblem }: MoneyFields) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = values.offering ? moneyText(values.offering) : '';
  const read = typed === null ? null : parseRand(typed);
  const problem = read && !read.ok ? read.problem : null;
  return (
    <div className={css.card}>
      <TextField
        label="Offering"
        size="usher"
        name={inputId('offering')}
        inputMode="decimal"
        autoComplete="off"
        hint="Rand and cents. Leave empty if no offering was taken."
        readOnly={readOnly}
        value={typed ?? written}
        error={errors['offering'] ?? problem}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const now = parseRand(text);
          onProblem('offering', now.ok ? null : now.problem);
          if (!now.ok) return;
          onChange({ offering: now.minor === null ? null : { minor: now.minor, currency: 'ZAR' } });
        }}
        onBlur={() => {
          if (problem === null) setTyped(null);
        }}
      />
    </div>
  );
}
