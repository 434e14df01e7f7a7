import { useId, useState } from 'react';
import { addressProblems, isAtHome, provinces, type Address } from '#domain/values/address.ts';
import { TextField, type FieldSize } from '../field/field.tsx';
import { SelectField } from '../field/select-field.tsx';
import * as css from './address-fields.css.ts';

const options = provinces.map((name) => ({ value: name, label: name }));

/** Values of `autocomplete` for a person's own address. */
const filled: Record<keyof Address, string> = {
  street: 'street-address',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
  country: 'country-name',
};

interface AddressFieldsProps {
  label: string;
  value: Address;
  size?: FieldSize;
  /** The address of whoever types: the device may offer what it knows. */
  own?: boolean;
  /** Everything that is wrong is said; before, only what was left. */
  checked?: boolean;
  onChange(address: Address): void;
}

/** Street, city, province, postal code, country. What is wrong is said at the part, once it is left. */
export function AddressFields({
  label,
  value,
  size = 'office',
  own = false,
  checked = false,
  onChange,
}: AddressFieldsProps) {
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<keyof Address>>(new Set());
  const problems = addressProblems(value);
  const home = isAtHome(value);
  const field = (part: keyof Address) => ({
    size,
    value: value[part],
    error: checked || left.has(part) ? (problems[part] ?? null) : null,
    autoComplete: own ? filled[part] : 'off',
    onBlur: () => setLeft(new Set(left).add(part)),
  });
  const write = (part: keyof Address) => (event: { target: { value: string } }) =>
    onChange({ ...value, [part]: event.target.value });
  return (
    <fieldset className={css.address} aria-labelledby={id}>
      <legend id={id} className={css.label}>
        {label}
      </legend>
      <div className={css.whole}>
        <TextField label="Street" {...field('street')} onChange={write('street')} />
      </div>
      <TextField label="City or town" {...field('city')} onChange={write('city')} />
      {home ? (
        <SelectField
          label="Province"
          placeholder="Choose a province"
          options={options}
          {...field('province')}
          onChange={(province) => onChange({ ...value, province })}
        />
      ) : (
        <TextField
          label="Province or region"
          optional
          {...field('province')}
          onChange={write('province')}
        />
      )}
      <TextField
        label="Postal code"
        optional={!home}
        {...(home && { inputMode: 'numeric', maxLength: 4 })}
        {...field('postalCode')}
        onChange={write('postalCode')}
      />
      <TextField label="Country" {...field('country')} onChange={write('country')} />
    </fieldset>
  );
}
