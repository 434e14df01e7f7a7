// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as css from './stat-tile.css.ts';
import { StatStrip } from './stat-tile.tsx';

afterEach(cleanup);

test('each number stands with its name and its change in words; fewer is amber, never red', () => {
  render(
    <StatStrip
      label="This Sunday"
      stats={[
        { label: 'First timers', value: '64', change: { way: 'up', words: '11 more' } },
        {
          label: 'New converts',
          value: '19',
          change: { way: 'down', words: '4 fewer' },
          values: [23, 19],
        },
        { label: 'Follow-ups', value: '27', fact: '9 are overdue', badge: '9' },
      ]}
    />,
  );
  const strip = within(screen.getByRole('region', { name: 'This Sunday' }));
  expect(strip.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'First timers',
    'New converts',
    'Follow-ups',
  ]);
  expect(strip.getByText('11 more').className).toBe(css.ways.up);
  expect(strip.getByText('4 fewer').className).toBe(css.ways.down);
  const facts = strip.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['64', '11 more', '19', '4 fewer', '', '27', '9 are overdue', '9']);
});
