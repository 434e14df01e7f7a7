// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScrollArea } from './scroll-area.tsx';

afterEach(cleanup);

const area = (label: string) => screen.getByRole('region', { name: label });

test('the keyboard reaches it by its name', () => {
  render(<ScrollArea label="Hymn">Words</ScrollArea>);
  expect(area('Hymn').tabIndex).toBe(0);
});

test('it begins at its top with something else, and stays where it is otherwise', () => {
  const { rerender } = render(
    <ScrollArea label="Hymn" shown="1">
      Words
    </ScrollArea>,
  );
  area('Hymn').scrollTop = 120;
  rerender(
    <ScrollArea label="Hymn" shown="1">
      Other words
    </ScrollArea>,
  );
  expect(area('Hymn').scrollTop).toBe(120);
  rerender(
    <ScrollArea label="Hymn" shown="2">
      Other words
    </ScrollArea>,
  );
  expect(area('Hymn').scrollTop).toBe(0);
});
