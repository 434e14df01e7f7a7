import type { Draft } from '../drafts/draft.ts';
import type { Item } from './item.ts';
import type { InLayer, Layer } from './layers.ts';

/** The last that its author said of a record, in the layer in which it lies. */
export interface Word extends InLayer {
  item: Item;
  /** The blocking item: this one, or a refused one that it comes after. */
  blocker: Item;
}

const unsent = { waiting: 'waiting', sending: 'waiting', attention: 'refused' } as const;

function layerOf({ state }: Item): Layer {
  if (state.kind !== 'delivered' && state.kind !== 'sent') return unsent[state.kind];
  return state.how === 'held' ? 'reviewed' : state.kind;
}

/** A follow-up waits for the item before it, so what stops that one stops both. */
function blockerOf(item: Item, items: ReadonlyMap<string, Item>): Item {
  const parent = items.get(item.after ?? '');
  const blocker = parent && blockerOf(parent, items);
  return blocker?.state.kind === 'attention' ? blocker : item;
}

/**
 * Of items in their order those that nothing follows, the newest first: the last of a chain speaks for all of it,
 * and of what the server took of a record the last for what it took before.
 */
export function newestWords(items: readonly Item[]): Word[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  // An item behind it on a record of its own does not change this record.
  const followed = new Set(
    items.map(({ after, record }) => byId.get(after ?? '')?.record === record && after),
  );
  const taken = new Set<string>();
  return items.toReversed().flatMap((item): Word[] => {
    const { id, record } = item;
    if (followed.has(id)) return [];
    const blocker = blockerOf(item, byId);
    const layer = layerOf(blocker);
    const word = { item, blocker, layer, speaksFor: [id, record] };
    // An item that the server does not have, or holds for review, is shown whatever its record says.
    if (layer !== 'delivered' && layer !== 'sent') return [{ ...word, is: [id] }];
    if (taken.has(record)) return [];
    taken.add(record);
    return [{ ...word, is: word.speaksFor }];
  });
}

/** A draft mends the submission whose id it has. */
export function layerOfDraft({ submissionId }: Draft): InLayer {
  return { layer: 'draft', is: [submissionId], speaksFor: [submissionId] };
}
