// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure, failureOf } from '#domain/errors.ts';
import { PageFailed } from './page-failed.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('issue 10.27: the page in the place of a failed one shows the reference of the server’s log, or none', () => {
  const sent = new Failure('internal', 'No', { reference: '7F3A-91C2' }).body();
  const { container, rerender } = render(<PageFailed error={failureOf(sent)} />);
  expect(container.textContent).toContain('Reference 7F3A-91C2');
  rerender(<PageFailed error={new TypeError('not a function')} />);
  expect(container.textContent).not.toContain('Reference');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/');
});

test('without a network it says that the device has no such page yet', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container, rerender } = render(<PageFailed error={new TypeError('Failed to fetch')} />);
  expect(container.textContent).toContain('this device does not have it yet');
  onLine.mockReturnValue(true);
  rerender(<PageFailed />);
  expect(container.textContent).not.toContain('this device does not have it yet');
});
