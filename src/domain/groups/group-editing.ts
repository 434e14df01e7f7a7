import { type Edits, wished } from '../editing.ts';
import type { QueuePolicy } from '../operation.ts';
import type { Group } from './entities.ts';

export const editGroupName = 'groups.edit';

/** What can be edited of a group. */
export const groupFields = ['name', 'description'] as const;
export type GroupEdits = Edits<{ name: string; description: string | null }>;

export interface EditGroupInput {
  id: string;
  /** The church that the group belongs to. */
  churchId: string;
  edits: GroupEdits;
}

/** What chains the edits of one group. */
export function groupKey(id: string): string {
  return `group:${id}`;
}

/** How edits of groups are queued, apart from their schema: screens that only show groups load none. */
export const editGroupPolicy: QueuePolicy<EditGroupInput> = {
  policy: 'queue',
  form: 1,
  upgrades: [],
  affects: ({ id }) => groupKey(id),
  preview: ({ id, edits }) => [
    {
      entity: 'group',
      id,
      from: id,
      change: (row: Group) => wished(row, edits),
    },
  ],
  describe: ({ edits: { name } }) =>
    name ? `The name of the group “${name.was}”` : 'The description of a group',
};
