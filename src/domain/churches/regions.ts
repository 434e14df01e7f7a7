import type { ChurchGroup } from './entities.ts';

/** Ids of this church group and of every one that is in it, at any depth. A circle among them ends too. */
export function regionsIn(
  churchGroups: readonly Pick<ChurchGroup, 'id' | 'parentChurchGroupId'>[],
  id: string,
): Set<string> {
  const within = new Set([id]);
  // A set is walked in the order of adding: what is added on the way is looked into as well.
  for (const region of within) {
    for (const { id: inside, parentChurchGroupId } of churchGroups) {
      if (parentChurchGroupId === region) within.add(inside);
    }
  }
  return within;
}
