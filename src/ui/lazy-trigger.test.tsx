// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindsNothing } from '../../tests/support/axe-here.ts';
import { Menu, MenuItem } from './menu/menu.tsx';
import { LazyTrigger } from './lazy-trigger.tsx';
import { preloadPart } from './preload-part.tsx';

function Languages({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem>English</MenuItem>
      <MenuItem>Türkçe</MenuItem>
    </Menu>
  );
}

const load = vi.fn(async () => Languages);
const button = () => screen.getByRole('button', { name: 'Language' });

beforeEach(() => {
  const menu = preloadPart(load);
  render(
    <LazyTrigger
      button={<button type="button">Language</button>}
      opens="menu"
      preload={menu.preload}
    >
      {(trigger) => <menu.Part trigger={trigger} />}
    </LazyTrigger>,
  );
});
afterEach(() => {
  cleanup();
  load.mockClear();
});

test('what opens is loaded when somebody is about to press; the button says that it opens a menu', async () => {
  expect(load).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await axeFindsNothing('the button alone');
  fireEvent.pointerEnter(button());
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button());
  await screen.findByRole('menuitem', { name: 'English' });
  expect(load).toHaveBeenCalledOnce();
});

test('B42 by keyboard: the down arrow opens it with the focus on the first, Escape gives it back', async () => {
  button().focus();
  fireEvent.keyDown(button(), { key: 'ArrowUp' });
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  await screen.findByRole('menu');
  const first = screen.getByRole('menuitem', { name: 'English' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('what could not be loaded ahead is loaded when the button is pressed', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  fireEvent.pointerEnter(button());
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  fireEvent.click(button());
  await screen.findByRole('menuitem', { name: 'English' });
});
