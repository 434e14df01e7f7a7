import {
  addShortcut,
  changeShortcut,
  listShortcuts,
  removeShortcut,
} from '#domain/shell/shortcut-operations.ts';
import { shortcutOf } from '#domain/shell/shortcut-policies.ts';
import type { Shortcut } from '#domain/shell/shortcuts.ts';
import { Failure } from '#domain/errors.ts';
import { command, query } from '../handler.ts';
import { erasing, findOwn, ownRows } from './own-rows.ts';
import { shortcutStore } from './scopes.ts';

export const shortcutHandlers = {
  [listShortcuts.name]: query(listShortcuts, async (tx, caller) => {
    const rows = await ownRows<Shortcut>(tx, caller, shortcutStore, 'id desc');
    return rows.map((row) => shortcutOf(row.id, row));
  }),

  [addShortcut.name]: command(addShortcut, async (_tx, { accountId }, { shortcut }, { id }) => {
    const row = shortcutOf(id, shortcut);
    return { output: row, inserts: { shortcut: [{ ...row, accountId }] } };
  }),

  [changeShortcut.name]: command(changeShortcut, async (tx, caller, { id, shortcut }) => {
    const known = await findOwn<Shortcut>(tx, caller, shortcutStore, id);
    if (!known) throw new Failure('not_found', 'This shortcut was deleted. Add it again');
    const row = shortcutOf(id, shortcut);
    return { output: row, replaces: { shortcut: [{ ...known, ...row }] } };
  }),

  [removeShortcut.name]: command(removeShortcut, async (tx, caller, { id }) =>
    erasing(shortcutStore, await findOwn<Shortcut>(tx, caller, shortcutStore, id), true as const),
  ),
};
