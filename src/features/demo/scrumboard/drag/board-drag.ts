import { createContext, use, useSyncExternalStore } from 'react';
import type { CardPlace } from '../moving.ts';

export type DragBy = 'pointer' | 'keys';

/** A card or a list on its way, and the place that it would be put down at. */
export type Drag =
  | { of: 'card'; id: string; by: DragBy; place: CardPlace }
  | { of: 'list'; id: string; by: DragBy; at: number };

/** Answers the place among a column's other cards at a height of the window, and null to stay where it is. */
export type PlaceAt = (clientY: number) => number | null;

/** The drag of one board. Who draws a part of it hears what concerns that part, so that others are not drawn anew. */
export interface BoardDrag {
  get(): Drag | null;
  set(drag: Drag | null): void;
  /** Last words about it, for people who listen. */
  said(): string;
  say(words: string): void;
  subscribe(listener: () => void): () => void;
  /** By the ids of their lists. */
  columns: Map<string, PlaceAt>;
}

export function boardDrag(): BoardDrag {
  let drag: Drag | null = null;
  let said = '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => drag,
    set(next) {
      drag = next;
      tell();
    },
    said: () => said,
    say(words) {
      said = words;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    columns: new Map(),
  };
}

export const DragHere = createContext<BoardDrag>(boardDrag());

/** @param select answers a value that stays the same while what it is about does */
export function useDrag<Part extends string | number | boolean | null>(
  select: (drag: Drag | null) => Part,
): Part {
  const drag = use(DragHere);
  return useSyncExternalStore(drag.subscribe, () => select(drag.get()));
}
