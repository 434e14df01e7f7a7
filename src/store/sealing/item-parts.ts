import type { Parted, Row } from '#domain/sealing/row-seal.ts';
import type { Item, ItemState } from '../outbox/item.ts';

/** What of an item nobody but its author and the server reads. */
interface Hidden {
  args: unknown;
  change?: string | undefined;
  /** What stands in the way of it, for a clash. */
  current?: unknown;
}

function withoutCurrent(state: ItemState): ItemState {
  if (state.kind !== 'attention') return state;
  const { current: _hidden, ...shown } = state;
  return shown;
}

/** How far an item is stays readable, since it goes while its author is away; so does whether a list tells of it. */
export function itemInParts(row: Row): Parted {
  const { args, change, state, ...shown } = row as Row & Pick<Item, 'args' | 'change' | 'state'>;
  const current = state.kind === 'attention' ? state.current : undefined;
  const hidden: Hidden = { args, change, current };
  const marked = change === undefined ? {} : { change: '' };
  return { shown: { ...shown, ...marked, state: withoutCurrent(state) }, hidden: { ...hidden } };
}

/** The item as its author wrote it, as far as it is by now. */
export function itemOfParts({ current, ...row }: Row): Row {
  const state = row['state'] as ItemState;
  if (current === undefined || state.kind !== 'attention') return row;
  return { ...row, state: { ...state, current } };
}
