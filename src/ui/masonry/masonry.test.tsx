// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Masonry } from './masonry.tsx';

afterEach(cleanup);

test('things are dealt out to the columns in their order', () => {
  render(
    <Masonry label="Notes" items={['a', 'b', 'c']} columns={2} itemKey={(item) => item}>
      {(item) => item}
    </Masonry>,
  );
  const columns = screen.getAllByRole('list').map((column) => column.textContent);
  expect(columns).toEqual(['ac', 'b']);
});
