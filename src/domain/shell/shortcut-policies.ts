import type { QueuePolicy } from '../operation.ts';
import type { Shortcut, ShortcutFields } from './shortcuts.ts';

/** Queue policies of shortcuts, apart from their schemas: screens that only show shortcuts load none. */
export const shortcutForms = {
  add: 'shell.addShortcut',
  change: 'shell.changeShortcut',
  remove: 'shell.removeShortcut',
} as const;

const form = { policy: 'queue', form: 1, migrations: [] } as const;
const keyOf = (id: string) => `shortcut:${id}`;

/** The shortcut that fields make under an id: the same on the device and on the server. */
export function shortcutOf(
  id: string,
  { label, description, icon, link, useRouter }: ShortcutFields,
): Shortcut {
  return { id, label, description: description || null, icon, link, useRouter };
}

export const addShortcutPolicy: QueuePolicy<{ shortcut: ShortcutFields }> = {
  ...form,
  orderingKey: (_input, id) => keyOf(id),
  optimisticPatches: ({ shortcut }, { id }) => [
    { entity: 'shortcut', id, row: { ...shortcutOf(id, shortcut) } },
  ],
  describe: ({ shortcut }) => `Shortcut “${shortcut.label}”`,
  answer: ({ shortcut }, { id }) => shortcutOf(id, shortcut),
};

export const changeShortcutPolicy: QueuePolicy<{ id: string; shortcut: ShortcutFields }> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id, shortcut }) => [
    { entity: 'shortcut', id, from: id, change: () => shortcutOf(id, shortcut) },
  ],
  describe: ({ shortcut }) => `Shortcut “${shortcut.label}”`,
  answer: ({ id, shortcut }) => shortcutOf(id, shortcut),
};

export const removeShortcutPolicy: QueuePolicy<{ id: string }> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id }) => [
    { entity: 'shortcut', id, from: id, change: (row: Shortcut) => ({ ...row, removed: true }) },
  ],
  describe: () => 'Deleting a shortcut',
  answer: () => true,
};
