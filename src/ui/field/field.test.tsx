// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextField } from './field.tsx';
import { MoneyField } from './money-field.tsx';
import { MonthField } from './month-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

test('an error stands in the place of the hint and belongs to the field', () => {
  render(<TextField label="Adults" hint="18 and older" error="Enter 0 or more" />);
  const input = screen.getByLabelText('Adults');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const said = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Enter 0 or more');
  expect(screen.queryByText('18 and older')).toBeNull();
});

test('a password can be shown and hidden', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

test('an amount is read in cents when it is left, and what cannot be read stays', () => {
  const change = vi.fn();
  render(<MoneyField label="Offering" value={124_050} onChange={change} />);
  const input = screen.getByLabelText<HTMLInputElement>('Offering');
  expect(input.value).toBe('1\u00a0240,50');
  type(input, '12,5,0');
  expect(screen.getByText('Enter Rand and cents, such as 1 240,50')).toBeTruthy();
  expect(input.value).toBe('12,5,0');
  expect(change).not.toHaveBeenCalled();
  type(input, 'R 310');
  expect(change).toHaveBeenCalledExactlyOnceWith(31_000);
});

test('a phone number is kept in one form and shown as people write it', () => {
  const change = vi.fn();
  render(<PhoneField label="Phone" value="+27825550142" onChange={change} />);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  expect(input.value).toBe('082 555 0142');
  type(input, '(083) 555-0178');
  expect(change).toHaveBeenLastCalledWith('+27835550178');
  type(input, '');
  expect(change).toHaveBeenLastCalledWith(null);
});

test('a list answers what was chosen; a month is a year and a month', () => {
  const choose = vi.fn();
  render(
    <SelectField
      label="Service"
      placeholder="Choose"
      options={[{ value: '1', label: 'First' }]}
      value=""
      onChange={choose}
    />,
  );
  fireEvent.change(screen.getByLabelText('Service'), { target: { value: '1' } });
  expect(choose).toHaveBeenCalledWith('1');
  const month = vi.fn();
  render(
    <MonthField
      label="Report for"
      value="2026-11"
      firstYear={2024}
      lastYear={2026}
      onChange={month}
    />,
  );
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '02' } });
  expect(month).toHaveBeenLastCalledWith('2026-02');
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2024' } });
  expect(month).toHaveBeenLastCalledWith('2024-11');
});
