import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import { listMessages, readMessage, removeMessage } from '#domain/shell/message-operations.ts';
import { messageAnswer, type UserMessage } from '#domain/shell/messages.ts';
import { command, query } from '../handler.ts';
import { erasing, findOwn, ownRows } from './own-rows.ts';
import { userMessageStore } from './scopes.ts';

const done = { succeeded: true } as const;

export const messageHandlers = {
  [listMessages.name]: query(listMessages, async (tx, caller) => {
    const rows = await ownRows<UserMessage>(tx, caller, userMessageStore, 'number desc');
    return rows.map((row) => z.parse(messageAnswer, { ...row, id: row.number }));
  }),

  [readMessage.name]: command(readMessage, async (tx, caller, input) => {
    const id = Number(input.id);
    const known = await findOwn<UserMessage>(tx, caller, userMessageStore, id, 'number');
    if (!known) throw new Failure('not_found', 'This message was deleted');
    return { output: done, replaces: { userMessage: [{ ...known, isRead: true }] } };
  }),

  [removeMessage.name]: command(removeMessage, async (tx, caller, input) => {
    const id = Number(input.id);
    const known = await findOwn<UserMessage>(tx, caller, userMessageStore, id, 'number');
    return erasing(userMessageStore, known, done);
  }),
};
