import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ListWithCards } from '#domain/demo/scrumboard/entities.ts';
import { pageWay } from '../../../../ui/reading-way.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { boardDrag, type Drag, DragHere, useDrag } from './board-drag.ts';
import { afterKey, dragWords, isSamePlace, pickedUp } from './drag-steps.ts';

const instructions = {
  draggable:
    'To move it, press space. Then the arrow keys move it, space puts it down, and Escape leaves it where it was.',
};
const silent = () => undefined;
/** Announcements come from the drag of the board, which knows places; the library knows boxes. */
const noAnnouncements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
const keyboardCodes = { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] };
const turned: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};
/** The key that means the same where one reads from left to right. */
const asRead = (key: string) => (pageWay() === 'rtl' ? (turned[key] ?? key) : key);
const byMouse = { activationConstraint: { distance: 6 } };
/** A press first: a finger that moves at once scrolls. */
const byFinger = { activationConstraint: { delay: 250, tolerance: 8 } };

/** A step of the pointer moves it, and paints nothing anew. */
const ownLayer = { willChange: 'transform' };

/** The picture that follows the pointer. Keys move the card in the list itself. */
function Lifted({ children }: { children(id: string): ReactNode }) {
  const id = useDrag((drag) => (drag?.by === 'pointer' ? drag.id : null));
  return (
    <DragOverlay dropAnimation={null} style={ownLayer}>
      {id !== null && children(id)}
    </DragOverlay>
  );
}

function Said() {
  const drag = use(DragHere);
  return (
    <output aria-live="assertive" className={visuallyHidden}>
      {useSyncExternalStore(drag.subscribe, drag.said)}
    </output>
  );
}

interface DragBoardProps {
  /** As they are shown. */
  lists: readonly ListWithCards[];
  onDrop(drag: Drag): void;
  lifted(id: string): ReactNode;
  children: ReactNode;
}

/** The drag by pointer, finger and keys, and what is said of it. */
function useBoardDrag({ lists, onDrop }: Pick<DragBoardProps, 'lists' | 'onDrop'>) {
  const [drag] = useState(boardDrag);
  const shown = useRef(lists);
  useLayoutEffect(() => {
    shown.current = lists;
  });
  const say = (now: Drag, words: (name: string, place: string) => string) => {
    const { name, place } = dragWords(now, shown.current);
    drag.say(words(name, place));
  };
  const change = (next: Drag | null) => {
    const now = drag.get();
    if (!now || !next || isSamePlace(now, next)) return;
    drag.set(next);
    say(next, (name, place) => `${name}: ${place}.`);
  };
  const finish = (isDropped: boolean) => {
    const now = drag.get();
    if (!now) return;
    drag.set(null);
    if (!isDropped) return say(now, (name) => `${name} stays where it was.`);
    say(now, (name, place) => `${name} is put down, ${place}.`);
    onDrop(now);
  };
  return {
    drag,
    byKeys(key: string): boolean {
      const now = drag.get();
      const next = now && afterKey(now, key, shown.current);
      change(next);
      return next !== null;
    },
    start({ active, activatorEvent }: DragStartEvent) {
      const by = activatorEvent instanceof KeyboardEvent ? 'keys' : 'pointer';
      const now = pickedUp(shown.current, String(active.id), by);
      drag.set(now);
      if (now) say(now, (name, place) => `${name} is picked up, ${place}.`);
    },
    move({ collisions }: DragMoveEvent, clientY: number) {
      const now = drag.get();
      // Not `over`, which is that of the move before.
      const over = collisions?.[0];
      if (!now || !over || now.by === 'keys') return;
      const listId = String(over.id);
      if (now.of === 'list') {
        change({ ...now, at: shown.current.findIndex(({ id }) => id === listId) });
        return;
      }
      const at = drag.columns.get(listId)?.(clientY);
      if (at !== undefined && at !== null) change({ ...now, place: { listId, at } });
    },
    finish,
  };
}

/**
 * A board whose cards and lists are moved. The library hears pointers and keys and scrolls; the places are the board's
 * own, since only the cards in sight are there to be measured.
 */
export function DragBoard({ lists, onDrop, lifted, children }: DragBoardProps) {
  const { drag, byKeys, start, move, finish } = useBoardDrag({ lists, onDrop });
  const pointerY = useRef(0);
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, {
      keyboardCodes,
      coordinateGetter(event) {
        if (byKeys(asRead(event.code))) event.preventDefault();
        return undefined;
      },
    }),
  );
  /** The column that is nearest beside the pointer, however long it is. */
  const nearest: CollisionDetection = ({
    pointerCoordinates,
    droppableContainers,
    droppableRects,
  }) => {
    if (!pointerCoordinates) return [];
    const { x, y } = pointerCoordinates;
    pointerY.current = y;
    const away = droppableContainers.map(({ id }) => {
      const rect = droppableRects.get(id);
      return { id, px: rect ? Math.max(rect.left - x, x - rect.right, 0) : Infinity };
    });
    const [best] = away.toSorted((one, other) => one.px - other.px);
    return best ? [{ id: best.id }] : [];
  };
  return (
    <DragHere value={drag}>
      <DndContext
        sensors={sensors}
        collisionDetection={nearest}
        autoScroll={{
          canScroll: (box) => drag.get()?.of === 'card' || !box.matches('[data-cards]'),
        }}
        accessibility={{
          announcements: noAnnouncements,
          screenReaderInstructions: instructions,
          restoreFocus: false,
        }}
        onDragStart={start}
        onDragMove={(event) => move(event, pointerY.current)}
        onDragEnd={() => finish(true)}
        onDragCancel={() => finish(false)}
      >
        {children}
        <Lifted>{lifted}</Lifted>
      </DndContext>
      <Said />
    </DragHere>
  );
}
