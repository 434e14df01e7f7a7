import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import {
  addShortcutPolicy,
  changeShortcutPolicy,
  removeShortcutPolicy,
  shortcutForms,
} from './shortcut-policies.ts';
import { shortcut, shortcutFields } from './shortcuts.ts';
import { own } from './own.ts';

const path = '/api/common/shortcuts';
const answered = { ...own, status: 200 } as const;

export const listShortcuts = defineOperation({
  ...answered,
  name: 'shell.listShortcuts',
  method: 'GET',
  path,
  input: z.object({}),
  output: z.array(shortcut.schema),
  offline: 'cache',
  summary: 'One’s own shortcuts, the newest first',
});

export const addShortcut = defineOperation({
  ...answered,
  name: shortcutForms.add,
  method: 'POST',
  path,
  input: z.object({ shortcut: shortcutFields }),
  output: shortcut.schema,
  offline: addShortcutPolicy,
  summary: 'Add a shortcut',
});

export const changeShortcut = defineOperation({
  ...answered,
  name: shortcutForms.change,
  method: 'PATCH',
  path,
  input: z.object({ id: uuid, shortcut: shortcutFields }),
  output: shortcut.schema,
  offline: changeShortcutPolicy,
  summary: 'Change a shortcut',
});

/** A row that is gone already counts as deleted, too. */
export const removeShortcut = defineOperation({
  ...answered,
  name: shortcutForms.remove,
  method: 'DELETE',
  path,
  input: z.object({ id: uuid }),
  output: z.literal(true),
  offline: removeShortcutPolicy,
  summary: 'Delete a shortcut',
});
