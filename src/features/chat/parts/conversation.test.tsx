// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import type { MessageWithPending } from '#store/chat/conversation.ts';
import type { MyChat } from '#store/chat/my-chats.ts';
import { call } from '../../../api/calls/call.ts';
import { read } from '../../../api/calls/read.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Conversation } from './conversation.tsx';

vi.mock('../../../api/calls/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../api/calls/read.ts', () => ({ read: vi.fn() }));
vi.mock('../../../api/live-queries/use-live.ts', () => ({ useLive: vi.fn() }));

const chat: MyChat = {
  id: 'chat',
  contact: { id: 'other', name: 'Zinhle Khumalo', avatar: null },
  unread: 0,
};

function message(number: number, changes: Partial<MessageWithPending> = {}): MessageWithPending {
  const createdAt = new Date(2026, 10, 22, 9, number).toISOString();
  const id = `m${number}`;
  return { id, isMine: false, value: id, createdAt, number, state: { kind: 'sent' }, ...changes };
}

const holds = (messages: MessageWithPending[] | null) =>
  vi.mocked(useLive).mockReturnValue({ state: 'ready', data: messages });

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ answeredBy: 'device', id: 'item' });
  vi.mocked(read)
    .mockReset()
    .mockResolvedValue({ output: {} as never, asOf: null });
});
afterEach(cleanup);

test('S8-011 a chat that is not there says so in the place of the talk', async () => {
  holds(null);
  vi.mocked(read).mockRejectedValue(new Failure('not_found', 'Could not found'));
  render(<Conversation id="unknown" chat={undefined} personId="me" />);
  expect(await screen.findByText('Could not found chat with id of unknown!')).toBeTruthy();
});

test('B18 what somebody wrote is text, never markup', () => {
  const value =
    '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">https://example.org</a>';
  holds([message(1, { value })]);
  const { container } = render(<Conversation id="chat" chat={chat} personId="me" />);
  expect(screen.getByText(value)).toBeTruthy();
  expect(container.querySelector('img, a')).toBeNull();
});

test('what is new is marked, and is read once it is looked at', async () => {
  holds([message(1), message(2), message(3)]);
  render(<Conversation id="chat" chat={{ ...chat, unread: 2 }} personId="me" />);
  expect(screen.getByText('New messages')).toBeTruthy();
  await waitFor(() => {
    const inputs = vi.mocked(call).mock.calls.map(([, input]) => input);
    expect(inputs).toContainEqual({ id: 'chat', upTo: 3 });
  });
});

test('a message on its way says so, a refused one says why and is tried again', async () => {
  const problem = { code: 'forbidden', message: 'Your access had ended when this arrived' };
  holds([
    message(1, { isMine: true, state: { kind: 'waiting' } }),
    message(2, { isMine: true, value: 'Refused', state: { kind: 'refused', problem } }),
  ]);
  render(<Conversation id="chat" chat={chat} personId="me" />);
  expect(screen.getByText(/Waits to be sent/)).toBeTruthy();
  expect(screen.getByText(/Not sent. Your access had ended/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(vi.mocked(call).mock.calls.at(-1)?.[2]).toEqual({ id: 'm2' }));
});

test('older messages are asked for where the first one is not held', async () => {
  holds([message(5), message(6)]);
  const { createdAt } = message(4);
  const old = {
    id: 'old',
    chatId: 'chat',
    authorId: 'other',
    number: 4,
    value: 'Older',
    createdAt,
  };
  vi.mocked(call).mockResolvedValue({
    answeredBy: 'server',
    receipt: null,
    output: { messages: [old] } as never,
  });
  render(<Conversation id="chat" chat={chat} personId="me" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('Older')).toBeTruthy();
  expect(vi.mocked(call).mock.calls.at(-1)?.[1]).toEqual({ id: 'chat', before: '5' });
});

test('issue 13: where the older messages were erased, they are not offered again', async () => {
  holds([message(5), message(6)]);
  vi.mocked(call).mockResolvedValue({
    answeredBy: 'server',
    receipt: null,
    output: { messages: [] } as never,
  });
  render(<Conversation id="chat" chat={chat} personId="me" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /older messages/ })).toBeNull());
});
