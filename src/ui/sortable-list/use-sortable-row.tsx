import { useSortable } from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './sortable-list.css.ts';

/** Makes an `li` a row of a `SortableList`. `handle` stands in it; `row` is its attributes. */
export function useSortableRow(
  id: string,
  name: string,
): {
  row: {
    ref(node: HTMLElement | null): void;
    style: CSSProperties;
    'data-dragging': true | undefined;
  };
  handle: ReactNode;
} {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;
  const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : {};
  return {
    row: { ref: setNodeRef, style, 'data-dragging': isDragging || undefined },
    handle: (
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <Icon of={GripVertical} size="sm" />
      </button>
    ),
  };
}
