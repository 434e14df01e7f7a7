import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { announcing, instructions } from './announcing.ts';

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [upAndDown];

/** A list in an order of its own: its rows are moved by their handles with pointer, finger or keys. */
export function SortableList<Item extends { id: string }>({
  label,
  className,
  items,
  nameOf,
  onOrder,
  children,
}: {
  label: string;
  className?: string;
  items: readonly Item[];
  /** For people who listen. */
  nameOf(item: NoInfer<Item>): string;
  /** Keeps the new order; false where that failed. */
  onOrder(items: readonly NoInfer<Item>[]): Promise<boolean>;
  /** One row: an `li` with `useSortableRow`. */
  children(item: Item): ReactNode;
}) {
  // As it was dropped, until the new order comes back as `items`.
  const [moved, setMoved] = useState<{ of: readonly Item[]; items: readonly Item[] }>();
  const shown = moved?.of === items ? moved.items : items;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = async ({ active, over }: DragEndEvent) => {
    const at = (id: UniqueIdentifier | undefined) => shown.findIndex((one) => one.id === id);
    const [start, end] = [at(active.id), at(over?.id)];
    if (start < 0 || end < 0 || start === end) return;
    const next = arrayMove([...shown], start, end);
    setMoved({ of: items, items: next });
    if (!(await onOrder(next))) setMoved(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={{
        announcements: announcing(shown, nameOf),
        screenReaderInstructions: instructions,
      }}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={className} aria-label={label}>
          {shown.map(children)}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
