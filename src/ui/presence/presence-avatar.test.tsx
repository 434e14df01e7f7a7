// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as css from './presence-avatar.css.ts';
import { PresenceAvatar } from './presence-avatar.tsx';
import tokens from '../theme/tokens.json';

afterEach(cleanup);

const dotOf = (container: HTMLElement) => container.querySelector('[data-presence]');

test.each(['online', 'away', 'busy', 'not-visible'] as const)(
  'S4-018 %s has a dot of its own',
  (presence) => {
    const { container } = render(<PresenceAvatar name="Zinhle Khumalo" presence={presence} />);
    expect(dotOf(container)?.className).toBe(css.dots[presence]);
    // Its colour is the token of that name: online green, away amber, busy red, not visible grey.
    expect(tokens.presence[presence]).toBe(
      {
        online: 'color.online',
        away: 'color.away',
        busy: 'color.busy',
        'not-visible': 'color.hidden',
      }[presence],
    );
  },
);

test('whoever is not there, or is not known to be, has none', () => {
  const { container, rerender } = render(<PresenceAvatar name="Thabo" presence="offline" />);
  expect(dotOf(container)).toBeNull();
  rerender(<PresenceAvatar name="Thabo" presence={null} />);
  expect(dotOf(container)).toBeNull();
});
