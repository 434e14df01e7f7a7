// @vitest-environment happy-dom
import type { Active, Over } from '@dnd-kit/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { announcing } from './announcing.ts';
import { SortableList } from './sortable-list.tsx';
import { useSortableRow } from './use-sortable-row.tsx';

afterEach(cleanup);

const items = ['a', 'b', 'c'].map((id) => ({ id }));

function Row({ id }: { id: string }) {
  const { row, handle } = useSortableRow(id, id);
  return (
    <li {...row}>
      {handle}
      {id}
    </li>
  );
}

// Moving itself needs a browser, where every box has a place: `tests/e2e/screens/tasks.e2e.ts`.
test('each row has a handle with its name, which says how it is used', async () => {
  render(
    <SortableList
      label="Letters"
      items={items}
      nameOf={({ id }) => id}
      onOrder={() => Promise.resolve(true)}
    >
      {({ id }) => <Row key={id} id={id} />}
    </SortableList>,
  );
  await axeFindsNothing('at rest');
  expect(screen.getByRole('list', { name: 'Letters' }).children).toHaveLength(3);
  const handle = screen.getByRole('button', { name: 'Move b' });
  const described = document.querySelector(`#${handle.getAttribute('aria-describedby')}`);
  expect(described?.textContent).toMatch(/^To move it, press space\./);
});

test('B42 a drag says what is moved and which place it has', () => {
  const says = announcing(items, ({ id }) => `letter ${id}`);
  const active = { id: 'a' } as Active;
  const over = { id: 'c' } as Over;
  expect(says.onDragStart({ active })).toBe('letter a is picked up, place 1 of 3.');
  expect(says.onDragOver({ active, over })).toBe('letter a: place 3 of 3.');
  expect(says.onDragOver({ active, over: null })).toBeUndefined();
  expect(says.onDragEnd({ active, over })).toBe('letter a is put down, place 3 of 3.');
  expect(says.onDragEnd({ active, over: null })).toBe('letter a stays.');
  expect(says.onDragCancel({ active, over })).toBe('letter a stays where it was.');
});
