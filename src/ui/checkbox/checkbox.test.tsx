// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

afterEach(cleanup);

test('box and words answer alike, and the hint belongs to the box', () => {
  const change = vi.fn();
  render(<Checkbox label="Care notes" hint="Leaders see them" checked={false} onChange={change} />);
  const box = screen.getByRole('checkbox', { name: 'Care notes' });
  expect(box.getAttribute('aria-checked')).toBe('false');
  const said = box.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(said)?.textContent).toBe('Leaders see them');
  fireEvent.click(box);
  expect(change).toHaveBeenLastCalledWith(true);
});

test('some of them: mixed, and the next press chooses all', () => {
  const change = vi.fn();
  render(<Checkbox label="All rows" checked="mixed" labelHidden onChange={change} />);
  const box = screen.getByRole('checkbox', { name: 'All rows' });
  expect(box.getAttribute('aria-checked')).toBe('mixed');
  fireEvent.click(box);
  expect(change).toHaveBeenLastCalledWith(true);
});
