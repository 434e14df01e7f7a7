// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EndDrawer } from './end-drawer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function wide(matches: boolean): void {
  const list = { matches, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}

function open(onClose = vi.fn()) {
  render(
    <EndDrawer label="Order candles" head={<button type="button">Done</button>} onClose={onClose}>
      <input aria-label="Title" />
    </EndDrawer>,
  );
  return onClose;
}

test('where there is room it stands beside the list', () => {
  wide(true);
  open();
  expect(screen.getByRole('region', { name: 'Order candles' }).textContent).toContain('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('else it is a dialog over the list: Escape leaves it open, the page behind closes it', () => {
  wide(false);
  const onClose = open();
  const drawer = screen.getByRole('dialog', { name: 'Order candles' });
  expect(drawer.querySelector('input')).toBeTruthy();
  fireEvent.keyDown(drawer, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  const behind = drawer.previousElementSibling;
  if (behind) fireEvent.click(behind);
  expect(onClose).toHaveBeenCalledOnce();
});
