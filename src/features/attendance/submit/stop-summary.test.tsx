// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inputId } from '../form/counts.tsx';
import { StopSummary } from './stop-summary.tsx';

afterEach(cleanup);

test('B43 the summary takes the focus and its links lead to the fields', () => {
  render(
    <>
      <StopSummary
        stops={[
          { severity: 'stop', field: 'adults', message: 'Enter 0 or more' },
          { severity: 'stop', field: 'attendance', message: 'Enter the attendance, or say so' },
        ]}
      />
      <input id={inputId('adults')} aria-label="Adults" defaultValue="-4" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByText('2 things to fix')).toBeTruthy();
  expect(screen.getByText('Enter the attendance, or say so')).toBeTruthy();
  fireEvent.click(screen.getByText('Adults: Enter 0 or more'));
  const field = screen.getByLabelText<HTMLInputElement>('Adults');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('-4');
});
