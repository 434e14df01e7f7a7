import type { ComponentProps } from 'react';
import { parseRand } from '#domain/values/money/rand.ts';
import { CheckedField } from './checked-field.tsx';
import * as more from './more-fields.css.ts';

type Props = Omit<
  ComponentProps<typeof CheckedField<number | null>>,
  'shown' | 'read' | 'trailing' | 'inputMode'
>;

/** '1 240,50': the R stands before the field. */
function written(cents: number | null): string {
  if (cents === null) return '';
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}`;
}

function read(typed: string) {
  const found = parseRand(typed);
  return found.ok ? ({ ok: true, value: found.minor } as const) : found;
}

/** An amount in Rand. `value` is in cents, null for nothing. */
export function MoneyField(props: Props) {
  return (
    <CheckedField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      leading={<span className={more.affix}>R</span>}
      shown={written}
      read={read}
    />
  );
}
