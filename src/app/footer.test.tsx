// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('S1-021 S1-022 S1-023 the footer names the vendor, the year it is, and the version of the build', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-04T10:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('__APP_VERSION__', '4.5.6');
  const { Footer } = await import('./footer.tsx');
  render(<Footer />);
  expect(screen.getByText('Ibandla © 2031')).toBeTruthy();
  expect(screen.getByText('Version 4.5.6')).toBeTruthy();
});
