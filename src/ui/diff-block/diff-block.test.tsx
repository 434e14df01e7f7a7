// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DiffBlock } from './diff-block.tsx';

afterEach(cleanup);

test('what it was and what it is are heard as that, not only seen', () => {
  render(
    <DiffBlock
      label="Changes"
      changes={[
        { name: 'Children', was: '64', is: '72' },
        { name: 'Notes', was: null, is: 'Late' },
        { name: 'Phone', was: '082', is: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'was 64 is now 72',
    'was nothing is now Late',
    'was 082 is now nothing',
  ]);
  expect(screen.getByText('64').tagName).toBe('DEL');
  expect(screen.getByText('72').tagName).toBe('INS');
});
