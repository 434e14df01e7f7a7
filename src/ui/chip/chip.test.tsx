// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Chip, Chips } from './chip.tsx';

afterEach(cleanup);

test('chips are a named list, and each says what its button removes', () => {
  const remove = vi.fn();
  render(
    <Chips label="Tags">
      <Chip title="Youth" onRemove={remove} />
      <Chip title="Choir" />
    </Chips>,
  );
  expect(screen.getByRole('list', { name: 'Tags' }).children).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Youth' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Remove Choir' })).toBeNull();
});
