import type { ListWithCards } from '#domain/demo/scrumboard/entities.ts';
import type { Drag, DragBy } from './board-drag.ts';

type Lists = readonly ListWithCards[];

const between = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** A drag that begins where the card or the list is; null for an id of neither. */
export function pickedUp(lists: Lists, id: string, by: DragBy): Drag | null {
  const at = lists.findIndex((list) => list.id === id);
  if (at !== -1) return { of: 'list', id, by, at };
  for (const { id: listId, cards } of lists) {
    const place = cards.findIndex((card) => card.id === id);
    if (place !== -1) return { of: 'card', id, by, place: { listId, at: place } };
  }
  return null;
}

const steps: Readonly<Record<string, { across: number; along: number }>> = {
  ArrowUp: { across: 0, along: -1 },
  ArrowDown: { across: 0, along: 1 },
  ArrowLeft: { across: -1, along: 0 },
  ArrowRight: { across: 1, along: 0 },
};

/** The drag after a key; null for a key that moves nothing. Left and right go to the next list. */
export function afterKey(drag: Drag, key: string, lists: Lists): Drag | null {
  const step = steps[key];
  if (!step) return null;
  if (drag.of === 'list') {
    return { ...drag, at: between(drag.at + step.across + step.along, lists.length - 1) };
  }
  const here = lists.findIndex(({ id }) => id === drag.place.listId);
  const list = lists[between(here + step.across, lists.length - 1)];
  if (!list) return null;
  const others = list.cards.filter(({ id }) => id !== drag.id).length;
  const at = between(drag.place.at + step.along, others);
  return { ...drag, place: { listId: list.id, at } };
}

export function isSamePlace(one: Drag, other: Drag): boolean {
  if (one.of === 'list') return other.of === 'list' && one.at === other.at;
  if (other.of === 'list') return false;
  return one.place.listId === other.place.listId && one.place.at === other.place.at;
}

/** Title of the moved one and the place that it has, for people who listen. */
export function dragWords(drag: Drag, lists: Lists): { name: string; place: string } {
  if (drag.of === 'list') {
    const name = lists.find(({ id }) => id === drag.id)?.title ?? '';
    return { name, place: `place ${drag.at + 1} of ${lists.length}` };
  }
  const name = lists.flatMap(({ cards }) => cards).find(({ id }) => id === drag.id)?.title ?? '';
  const list = lists.find(({ id }) => id === drag.place.listId);
  const others = list?.cards.filter(({ id }) => id !== drag.id).length ?? 0;
  return { name, place: `place ${drag.place.at + 1} of ${others + 1} in ${list?.title ?? ''}` };
}
