import {
  addShortcutPolicy,
  changeShortcutPolicy,
  removeShortcutPolicy,
  shortcutForms,
} from '#domain/shell/shortcut-policies.ts';
import type { Shortcut } from '#domain/shell/shortcuts.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { ownRowsWithPending } from './own-rows-with-pending.ts';

const policies = {
  [shortcutForms.add]: addShortcutPolicy,
  [shortcutForms.change]: changeShortcutPolicy,
  [shortcutForms.remove]: removeShortcutPolicy,
};

/** One's own shortcuts, the newest first: ids sort by the time they were made. */
export async function shortcutsOf(store: Store): Promise<WithPending<Shortcut>[]> {
  const rows = await store.cache.shortcut.toArray();
  const shown = await ownRowsWithPending<Shortcut>(store, 'shortcut', policies, rows);
  return shown.toSorted((a, b) => (a.id < b.id ? 1 : -1));
}
