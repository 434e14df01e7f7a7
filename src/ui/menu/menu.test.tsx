// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';

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
