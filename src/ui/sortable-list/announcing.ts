import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const instructions = {
  draggable:
    'To move it, press space. Then the arrow keys move it up and down, space puts it down, and Escape leaves it where it was.',
};

/** Words of a drag for people who listen: what is moved, and which place it has. */
export function announcing<Item extends { id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Announcements {
  const name = (id: UniqueIdentifier) => {
    const item = items.find((one) => one.id === id);
    return item ? nameOf(item) : '';
  };
  const place = (id: UniqueIdentifier) => {
    const at = items.findIndex((one) => one.id === id) + 1;
    return `place ${at} of ${items.length}`;
  };
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}: ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is put down, ${place(over.id)}.` : `${name(active.id)} stays.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
}
