// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { isSubscribed, pushEnabled } from '../push-device.ts';
import { PushMenu } from './push-menu.tsx';

vi.mock('../push-device.ts', () => ({ isSubscribed: vi.fn(), pushEnabled: vi.fn() }));

afterEach(cleanup);

async function openMenu() {
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuItem>Profile</MenuItem>
      <PushMenu onShow={() => undefined} />
    </Menu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Person' }), { key: 'Enter' });
  await screen.findByRole('menuitem', { name: 'Profile' });
  await waitFor(() => expect(pushEnabled).toHaveBeenCalled());
  await vi.mocked(pushEnabled).mock.results.at(-1)?.value;
}

test('S2-158 Notifications stand in the person’s menu where push is enabled', async () => {
  vi.mocked(pushEnabled).mockResolvedValue(true);
  vi.mocked(isSubscribed).mockResolvedValue(false);
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Notifications' })).toBeTruthy();
});

test('S2-158 they do not where the browser, the worker or the key is missing', async () => {
  vi.mocked(pushEnabled).mockResolvedValue(false);
  await openMenu();
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  expect(screen.queryByRole('menuitem', { name: 'Notifications' })).toBeNull();
});
