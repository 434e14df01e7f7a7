import { observable } from '#domain/observable.ts';

/** S4-019: what the panel shows. Null: it is closed. */
export type QuickChat =
  | { shows: 'nobody' }
  | { shows: 'colleagues' }
  | { shows: 'chat'; id: string };

const state = observable<QuickChat | null>(null);

export const quickChat = {
  getSnapshot: state.getSnapshot,
  subscribe: state.subscribe,
  /** S4-020. */
  show(id: string): void {
    state.set({ shows: 'chat', id });
  },
  showNobody(): void {
    state.set({ shows: 'nobody' });
  },
  showColleagues(): void {
    state.set({ shows: 'colleagues' });
  },
  toggle(): void {
    state.set(state.getSnapshot() === null ? { shows: 'nobody' } : null);
  },
  close(): void {
    state.set(null);
  },
};
