// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToFoot } from './to-foot.tsx';
import { WritingForm } from './writing-form.tsx';

afterEach(cleanup);

function open(wrong: string | null = null) {
  const onSend = vi.fn();
  render(<WritingForm text="Amen" wrong={wrong} onWrite={() => undefined} onSend={onSend} />);
  return { onSend, field: screen.getByRole('textbox', { name: 'Write a message' }) };
}

test('Enter sends; with Shift, and while a sign is composed of several keys, it does not', () => {
  const { onSend, field } = open();
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('a sentence about what is wrong belongs to the field', () => {
  const { field } = open('Shorten it');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const id = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toContain('Shorten it');
});

test('the key to the foot is there only for those who missed something', () => {
  const toFoot = vi.fn();
  const { rerender } = render(<ToFoot missed={false} toFoot={toFoot} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ToFoot missed toFoot={toFoot} />);
  fireEvent.click(screen.getByRole('button', { name: 'New messages' }));
  expect(toFoot).toHaveBeenCalledOnce();
});
