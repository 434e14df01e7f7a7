import type { Addressee } from '#domain/demo/mailbox/addressee.ts';
import { addressesLength } from '#domain/demo/mailbox/entities.ts';
import { must } from '#domain/must.ts';
import type { ComboboxItem } from '../../../../ui/combobox/offered-list.tsx';
import { SuggestedField } from '../../../../ui/combobox/suggested-field.tsx';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import type { Letter, Problems } from '../letter.ts';
import { type Suggest, typingIn, withTaken } from '../suggested-addressees.ts';
import * as css from './mailbox.css.ts';

export type AddressesOf = 'to' | 'cc' | 'bcc';
const all: readonly AddressesOf[] = ['to', 'cc', 'bcc'];

export interface AddressesProps {
  letter: Letter;
  problems: Problems;
  suggest: Suggest;
  onChange(part: Partial<Letter>): void;
}

function itemOf({ name, address }: Addressee): ComboboxItem {
  if (name === '') return { value: address, shown: address };
  const shown = (
    <>
      {name} <span className={css.suggestedAddress}>{address}</span>
    </>
  );
  return { value: address, shown };
}

/** Addresses with commas between them; for the last one, people are suggested. */
export function AddressesField({
  of,
  label,
  isFirst = false,
  letter,
  problems,
  suggest,
  onChange,
}: AddressesProps & { of: AddressesOf; label: string; isFirst?: boolean }) {
  const first = useFirstFocus<HTMLInputElement>();
  const text = letter[of];
  const others = all.filter((one) => one !== of).map((one) => letter[one]);
  const suggested = suggest(text, others);
  const take = ({ value }: ComboboxItem) => {
    const addressee = suggested.find(({ address }) => address === value);
    onChange({ [of]: withTaken(text, must(addressee, 'the one who was suggested')) });
  };
  return (
    <SuggestedField
      {...(isFirst && { ref: first })}
      label={label}
      inputMode="email"
      maxLength={addressesLength}
      optional={of !== 'to'}
      hint={of === 'to' ? 'Several with a comma between them' : undefined}
      error={problems[of]}
      value={text}
      typed={typingIn(text).typed}
      items={suggested.map(itemOf)}
      onChange={(next) => onChange({ [of]: next })}
      onTake={take}
    />
  );
}
