// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

afterEach(cleanup);

test('it has a name, and its button or Escape closes it', () => {
  const onClose = vi.fn();
  render(
    <Drawer title="Appearance" width={404} foot="Saved" onClose={onClose}>
      Inside
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Appearance' });
  expect(drawer.textContent).toContain('Inside');
  expect(drawer.textContent).toContain('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close appearance' }));
  fireEvent.keyDown(drawer, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
