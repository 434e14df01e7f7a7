// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestMessage } from '#domain/chat/rules.ts';
import { Failure } from '#domain/errors.ts';
import { call } from '../../../api/calls/call.ts';
import { MessageField } from './message-field.tsx';

vi.mock('../../../api/calls/call.ts', () => ({ call: vi.fn() }));

const asked = vi.mocked(call);
const sent = () => asked.mock.calls.map(([, input]) => (input as { value: string }).value);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ answeredBy: 'device', id: 'item' });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('S2-152 Enter sends, Shift and Enter does not, and nothing is not sent', async () => {
  render(<MessageField chatId="c" personId="p" />);
  fireEvent.keyDown(field(), { key: 'Enter' });
  write('Good morning');
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(sent()).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(sent()).toEqual(['Good morning']));
  expect(field().value).toBe('');
});

test('what was begun is there again, chat by chat and person by person', () => {
  const { unmount } = render(<MessageField chatId="one" personId="p" />);
  write('Half a sen');
  unmount();
  const other = render(<MessageField chatId="two" personId="p" />);
  expect(field().value).toBe('');
  other.unmount();
  const somebody = render(<MessageField chatId="one" personId="q" />);
  expect(field().value).toBe('');
  somebody.unmount();
  render(<MessageField chatId="one" personId="p" />);
  expect(field().value).toBe('Half a sen');
});

test('what is too long says so and stays', () => {
  render(<MessageField chatId="c" personId="p" />);
  write('x'.repeat(longestMessage + 1));
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(sent()).toEqual([]);
  expect(screen.getByText(/2 001 of 2 000 characters/)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('what could not be kept comes back before what was written since, with the reason', async () => {
  const refusal = Promise.withResolvers<never>();
  asked.mockReturnValueOnce(refusal.promise);
  render(<MessageField chatId="c" personId="p" />);
  write('First');
  fireEvent.keyDown(field(), { key: 'Enter' });
  write('Second');
  refusal.reject(new Failure('out_of_space', 'This device is full'));
  await waitFor(() => expect(screen.getByText('This device is full')).toBeTruthy());
  expect(field().value).toBe('First\nSecond');
});
