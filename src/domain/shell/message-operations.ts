import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { messageForms, readMessagePolicy, removeMessagePolicy } from './message-policies.ts';
import { messageNumber, messageAnswer } from './messages.ts';
import { own } from './own.ts';

const ofOne = {
  ...own,
  path: '/api/v1/messages/{id}',
  status: 202,
  input: z.object({ id: messageNumber }),
  output: z.object({ succeeded: z.literal(true) }),
} as const;

export const listMessages = defineOperation({
  ...own,
  name: 'shell.listMessages',
  method: 'GET',
  path: '/api/v1/messages/current-user',
  status: 200,
  input: z.object({}),
  output: z.array(messageAnswer),
  offline: 'cache',
  summary: 'Messages to the current user, the newest first',
});

export const readMessage = defineOperation({
  ...ofOne,
  name: messageForms.read,
  method: 'PUT',
  offline: readMessagePolicy,
  summary: 'Mark a message as read',
});

/** A row that is gone already counts as deleted, too. */
export const removeMessage = defineOperation({
  ...ofOne,
  name: messageForms.remove,
  method: 'DELETE',
  offline: removeMessagePolicy,
  summary: 'Delete a message',
});
