// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryList } from './entry-list.tsx';

afterEach(cleanup);

function shown(entries: readonly string[], least = 0) {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  render(
    <EntryList
      label="Phone"
      entries={entries}
      nameOf={(entry) => entry}
      least={least}
      most={2}
      error={null}
      add="Add another"
      onAdd={onAdd}
      onRemove={onRemove}
    >
      {(entry) => ({ head: <b>{entry}</b>, below: null })}
    </EntryList>,
  );
  return { onAdd, onRemove };
}

const key = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('an entry is removed by its name and its place; another one is added as long as there is room', () => {
  const { onAdd, onRemove } = shown(['082', '011']);
  fireEvent.click(key('Remove 011'));
  expect(onRemove).toHaveBeenLastCalledWith(1);
  expect(key('Add another').disabled).toBe(true);
  cleanup();
  const again = shown(['082']);
  fireEvent.click(key('Add another'));
  expect(again.onAdd).toHaveBeenCalledOnce();
  expect(onAdd).not.toHaveBeenCalled();
});

test('the last entries that must stay cannot be removed', () => {
  shown(['Leader'], 1);
  expect(key('Remove Leader').disabled).toBe(true);
});
