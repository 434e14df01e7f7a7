import type { Group } from '#domain/groups/entities.ts';
import { editGroupName, editGroupPolicy, groupKey } from '#domain/groups/group-editing.ts';
import { edited } from '#domain/editing.ts';
import { upgradeArgs } from '#domain/operation.ts';
import { may } from '#domain/permissions.ts';
import { clashesOn, type ClashingEdit } from '../clashes.ts';
import { cursorOf } from '../cursor-of.ts';
import type { Store } from '../database.ts';
import { freshness } from '../freshness.ts';
import type { Item } from '../item.ts';
import { withPending, type Shown } from '../with-pending.ts';

export type EditedGroup = { name: string; description: string | null };

export interface ShownGroup {
  /** As this person's waiting edits would leave it. */
  group: Shown<Group> & EditedGroup;
  churchName: string | null;
  typeName: string | null;
  /** Edits of this person that wait for their word. */
  clashing: ClashingEdit<EditedGroup>[];
  mayEdit: boolean;
}

/** `filling`: what the device will hold is still on its way, so that no group can be said to be unknown. */
export type GroupFound =
  | { state: 'known'; shown: ShownGroup }
  | { state: 'filling' }
  | { state: 'unknown' };

/** An edit that arrived, and that what is here holds already. */
function isMade({ state, form, args }: Item, group: Group): boolean {
  if (state.kind !== 'delivered') return false;
  const { edits } = upgradeArgs(editGroupPolicy, form, args) as { edits: object };
  return edited(group, edits).changed.length === 0;
}

function madeAmong(items: readonly Item[], group: Group): Set<string> {
  return new Set(items.filter((item) => isMade(item, group)).map(({ id }) => id));
}

/** One group with what this person wishes to change of it. */
export async function groupPage(store: Store, id: string): Promise<GroupFound> {
  const { cache, profile } = store;
  const held = await cache.group.get(id);
  if (!held) {
    const { state } = await freshness(store);
    const gained = await cursorOf(cache, 'gained');
    return { state: state === 'ready' && !gained ? 'unknown' : 'filling' };
  }
  const [shown] = await withPending<Group>(store, {
    policies: { [editGroupName]: editGroupPolicy },
    entity: 'group',
    rows: [held],
    matches: (row) => row.id === id,
    settled: async (items) => madeAmong(items, held),
  });
  const group = { pending: false, ...held, ...shown };
  const { churchId } = held;
  return {
    state: 'known',
    shown: {
      group: { ...group, description: group.description ?? null },
      churchName: (await cache.church.get(churchId))?.name ?? null,
      typeName: (await cache.groupType.get(held.groupTypeId))?.name ?? null,
      clashing: await clashesOn(store, groupKey(id), editGroupPolicy),
      mayEdit: may(profile.grants, 'group.edit', { kind: 'group', id, churchId }),
    },
  };
}
