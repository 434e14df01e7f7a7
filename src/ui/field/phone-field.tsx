import Phone from 'lucide-react/icons/phone';
import type { ComponentProps } from 'react';
import { parsePhone, spokenPhone } from '#domain/values/phone.ts';
import { CheckedField } from './checked-field.tsx';
import './more-fields.css.ts';

type Props = Omit<
  ComponentProps<typeof CheckedField<string | null>>,
  'shown' | 'read' | 'inputMode' | 'icon'
>;

const written = (number: string | null) => (number === null ? '' : spokenPhone(number));

function read(typed: string) {
  const found = parsePhone(typed);
  return found.ok ? ({ ok: true, value: found.number } as const) : found;
}

/** A phone number. `value` is `+27825550142`, null for none. */
export function PhoneField(props: Props) {
  return (
    <CheckedField
      {...props}
      icon={Phone}
      inputMode="tel"
      dir="ltr"
      autoComplete="tel"
      shown={written}
      read={read}
    />
  );
}
