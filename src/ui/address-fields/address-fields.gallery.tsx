import { useState } from 'react';
import { homeCountry, type Address } from '#domain/values/address.ts';
import type { Example } from '../gallery.ts';
import { AddressFields } from './address-fields.tsx';

const empty: Address = {
  street: '',
  city: '',
  province: '',
  postalCode: '',
  country: homeCountry,
};
const soweto: Address = {
  ...empty,
  street: '12 Vilakazi Street, Orlando West',
  city: 'Soweto',
  province: 'Gauteng',
  postalCode: '1804',
};

function Writing({
  label,
  start,
  checked = false,
}: {
  label: string;
  start: Address;
  checked?: boolean;
}) {
  const [address, setAddress] = useState(start);
  return <AddressFields label={label} value={address} checked={checked} onChange={setAddress} />;
}

export const gallery: Example[] = [
  { label: 'At home', Example: () => <Writing label="Address" start={soweto} /> },
  {
    label: 'Elsewhere',
    Example: () => (
      <Writing
        label="Postal address"
        start={{ ...empty, street: '4 Kingsway', city: 'Maseru', country: 'Lesotho' }}
      />
    ),
  },
  {
    label: 'Sent too early',
    Example: () => <Writing label="Place of meeting" start={empty} checked />,
  },
];
