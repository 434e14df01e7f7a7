// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem, MenuSub } from './menu.tsx';

afterEach(cleanup);

test('a menu opens with the keyboard and answers what was chosen', async () => {
  const choose = vi.fn();
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuItem onSelect={choose}>Sign out</MenuItem>
    </Menu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Person' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(choose).toHaveBeenCalledOnce());
});

test('B42 what was chosen happens once the focus is back on the button', async () => {
  const focused: (Element | null)[] = [];
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuItem onSelect={() => focused.push(document.activeElement)}>Appearance</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Person' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
  await waitFor(() => expect(focused).toEqual([button]));
});

test('B42 the right arrow key opens what is beside, and what is chosen there happens', async () => {
  const choose = vi.fn();
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuSub label="Notifications">
        <MenuItem onSelect={choose}>Subscribe</MenuItem>
      </MenuSub>
    </Menu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Person' }), { key: 'Enter' });
  const within = await screen.findByRole('menuitem', { name: 'Notifications' });
  fireEvent.keyDown(within, { key: 'ArrowRight' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Subscribe' }));
  await waitFor(() => expect(choose).toHaveBeenCalledOnce());
});
