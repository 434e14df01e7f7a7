// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import Mail from 'lucide-react/icons/mail';
import { afterEach, expect, test } from 'vitest';
import { HeaderKey, KeysHaveWords } from './header-key.tsx';

afterEach(cleanup);

const shown = () => screen.getByRole('button');

test('it is an icon with a name; what waits is in both', () => {
  const { rerender } = render(<HeaderKey icon={Mail} label="Messages" />);
  expect([shown().getAttribute('aria-label'), shown().title, shown().textContent]).toEqual([
    'Messages',
    'Messages',
    '',
  ]);
  rerender(<HeaderKey icon={Mail} label="Messages" waiting={120} />);
  expect([shown().getAttribute('aria-label'), shown().textContent]).toEqual([
    'Messages, 99+ unread',
    '99+',
  ]);
  rerender(
    <HeaderKey icon={Mail} label="Updates" name="App updates" waiting={1} waitingWord="waiting" />,
  );
  expect(shown().getAttribute('aria-label')).toBe('App updates, 1 waiting');
});

test('among others it says its word, instead of what stands beside it in a header', () => {
  const key = (
    <HeaderKey icon={Mail} label="Language" name="Language: EN">
      EN
    </HeaderKey>
  );
  const { rerender } = render(key);
  expect(shown().textContent).toBe('EN');
  rerender(<KeysHaveWords value>{key}</KeysHaveWords>);
  expect([shown().textContent, shown().getAttribute('aria-label')]).toEqual([
    'Language',
    'Language: EN',
  ]);
  rerender(
    <KeysHaveWords value>
      <HeaderKey icon={Mail} label="Messages" waiting={3} />
    </KeysHaveWords>,
  );
  // The accessible name contains the visible text, in its order.
  expect(shown().textContent).toBe('Messages 3');
  expect(shown().getAttribute('aria-label')).toBe('Messages, 3 unread');
});
