import { observable } from '#domain/observable.ts';

/** Whether the search is open, and what gets the focus back when it closes; null: its own button. */
export type SearchState = { open: false } | { open: true; from: HTMLElement | null };

const state = observable<SearchState>({ open: false });

export const search = {
  getSnapshot: state.getSnapshot,
  subscribe: state.subscribe,
  open(from: HTMLElement | null): void {
    state.set({ open: true, from });
  },
  close(): void {
    state.set({ open: false });
  },
};
