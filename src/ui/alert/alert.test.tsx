// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';

afterEach(cleanup);

test('what went wrong interrupts, the rest waits its turn', () => {
  render(<Alert type="error">One report could not be sent</Alert>);
  expect(screen.getByRole('alert').textContent).toBe('One report could not be sent');
  render(<Alert type="success">Sent</Alert>);
  expect(screen.getByRole('status').textContent).toBe('Sent');
});

test('dismissed, it is gone and says so to who shows it', () => {
  const dismissed = vi.fn();
  render(
    <Alert title="Sent" dismissible onDismiss={dismissed}>
      Nine reports
    </Alert>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss “Sent”' }));
  expect(screen.queryByText('Nine reports')).toBeNull();
  expect(dismissed).toHaveBeenCalledOnce();
});

test('without an icon there is none, and no button unless it can be dismissed', () => {
  const { container } = render(<Alert icon={false}>Counting ends at noon</Alert>);
  expect(container.querySelector('svg, button')).toBeNull();
});
