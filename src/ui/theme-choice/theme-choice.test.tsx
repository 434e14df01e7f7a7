// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeChoice } from './theme-choice.tsx';

afterEach(cleanup);

const checked = () => screen.queryAllByRole('radio', { checked: true });

test('themes are radio buttons under one name; one that a newer program knows checks none', () => {
  const choose = vi.fn();
  const { rerender } = render(<ThemeChoice label="Theme" value="karoo" onChange={choose} />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
  expect(checked()).toEqual([screen.getByRole('radio', { name: 'Karoo' })]);
  fireEvent.click(screen.getByRole('radio', { name: 'Agulhas' }));
  expect(choose).toHaveBeenCalledWith('agulhas');
  rerender(<ThemeChoice label="Theme" value="baobab" onChange={choose} />);
  expect(checked()).toEqual([]);
});
