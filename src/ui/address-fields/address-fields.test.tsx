// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Address } from '#domain/values/address.ts';
import { AddressFields } from './address-fields.tsx';

afterEach(cleanup);

const empty: Address = {
  street: '',
  city: '',
  province: '',
  postalCode: '',
  country: 'South Africa',
};

function Writing({ checked = false, own = false }: { checked?: boolean; own?: boolean }) {
  const [address, setAddress] = useState(empty);
  return (
    <>
      <AddressFields label="Home" value={address} {...{ checked, own }} onChange={setAddress} />
      <output>{JSON.stringify(address)}</output>
    </>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is wrong is said when the part is left, and goes when it is right', () => {
  render(<Writing />);
  expect(screen.queryByText(/4 digits/)).toBeNull();
  type('Postal code', '18');
  expect(screen.queryByText(/4 digits/)).toBeNull();
  fireEvent.blur(screen.getByLabelText('Postal code'));
  expect(screen.getByText(/has 4 digits/)).toBeTruthy();
  expect(screen.queryByText(/Enter the street/)).toBeNull();
  type('Postal code', '1804');
  expect(screen.queryByText(/has 4 digits/)).toBeNull();
  type('Province', 'Gauteng');
  expect(screen.getByRole('status').textContent).toContain('"province":"Gauteng"');
});

test('sent too early, every part says what it lacks', () => {
  render(<Writing checked />);
  const wrong = screen
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(wrong).toHaveLength(3);
  expect(screen.getByLabelText('Province').getAttribute('aria-invalid')).toBe('true');
});

test('in another country the province is written, and nobody asks for four digits', () => {
  render(<Writing checked />);
  type('Country', 'Lesotho');
  expect(screen.getByLabelText(/Province or region/).tagName).toBe('INPUT');
  expect(screen.queryByText(/postal code/)).toBeNull();
});

test('a device fills in the address of whoever types, and nobody else’s', () => {
  const { unmount } = render(<Writing own />);
  expect(screen.getByLabelText('Street').getAttribute('autocomplete')).toBe('street-address');
  unmount();
  render(<Writing />);
  expect(screen.getByLabelText('Street').getAttribute('autocomplete')).toBe('off');
});
