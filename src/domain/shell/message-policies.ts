import type { QueuePolicy } from '../operation.ts';
import type { ShownMessage } from './messages.ts';

/** How changes of messages are queued, apart from their schemas: whoever only shows them loads none. */
export const messageForms = {
  read: 'shell.readMessage',
  remove: 'shell.removeMessage',
} as const;

const form = { policy: 'queue', form: 1, migrations: [] } as const;
const keyOf = ({ id }: { id: string }) => `message:${id}`;

/** S4-013: there is no way back to unread. Rows are those of the API: known by their number. */
export const readMessagePolicy: QueuePolicy<{ id: string }> = {
  ...form,
  affects: keyOf,
  preview: ({ id }) => [
    {
      entity: 'userMessage',
      id,
      from: id,
      change: (row: ShownMessage) => ({ ...row, isRead: true }),
    },
  ],
  describe: () => 'Marking a message as read',
};

export const removeMessagePolicy: QueuePolicy<{ id: string }> = {
  ...form,
  affects: keyOf,
  preview: ({ id }) => [
    {
      entity: 'userMessage',
      id,
      from: id,
      change: (row: ShownMessage) => ({ ...row, removed: true }),
    },
  ],
  describe: () => 'Deleting a message',
};
