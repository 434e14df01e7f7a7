// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WhyLines } from './why-line.tsx';

afterEach(cleanup);

test('a line says whether, what, how far, and because of which role', () => {
  render(
    <WhyLines
      label="What Fatima can see"
      lines={[
        { what: '352 people', far: 'See and edit', may: 'yes', because: 'Church leader' },
        { what: 'Giving', far: 'Not shown', may: 'no', because: 'Only Finance' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'What Fatima can see' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Yes352 peopleSee and editbecause: Church leader',
    'NoGivingNot shownbecause: Only Finance',
  ]);
});
