import type { QueuePolicy } from '../operation.ts';
import type { MessageAnswer } from './messages.ts';

/** Queue policies of messages, apart from their schemas: screens that only show messages load none. */
export const messageForms = {
  read: 'shell.readMessage',
  remove: 'shell.removeMessage',
} as const;

const form = { policy: 'queue', form: 1, migrations: [] } as const;
const keyOf = ({ id }: { id: string }) => `message:${id}`;

/** S4-013: there is no way back to unread. Rows are those of the API: known by their number. */
export const readMessagePolicy: QueuePolicy<{ id: string }> = {
  ...form,
  orderingKey: keyOf,
  optimisticPatches: ({ id }) => [
    {
      entity: 'userMessage',
      id,
      from: id,
      change: (row: MessageAnswer) => ({ ...row, isRead: true }),
    },
  ],
  describe: () => 'Marking a message as read',
};

export const removeMessagePolicy: QueuePolicy<{ id: string }> = {
  ...form,
  orderingKey: keyOf,
  optimisticPatches: ({ id }) => [
    {
      entity: 'userMessage',
      id,
      from: id,
      change: (row: MessageAnswer) => ({ ...row, removed: true }),
    },
  ],
  describe: () => 'Deleting a message',
};
