import { life } from './snackbar.css.ts';

/** One message over everything. `life` null: until it is answered. */
export interface Snack {
  tone: 'plain' | 'success';
  text: string;
  /** The one thing to press; without `run` it only closes the message. */
  action: { label: string; run?(): void } | null;
  life: number | null;
}

type Listener = () => void;

/** The messages that wait, first come first shown: one at a time. */
export function createSnackbars() {
  let queue: readonly Snack[] = [];
  const listeners = new Set<Listener>();
  function set(next: readonly Snack[]) {
    queue = next;
    for (const listener of listeners) listener();
  }
  return {
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The message on the screen. */
    current: (): Snack | null => queue[0] ?? null,
    show(snack: Snack) {
      if (queue.some((waiting) => waiting.text === snack.text)) return;
      set([...queue, snack]);
    },
    close(snack: Snack) {
      set(queue.filter((waiting) => waiting !== snack));
    },
  };
}

/** The snackbars of this page. */
export const snackbars = createSnackbars();

/** S8-009, S8-010: green, 2 s. */
export const submitted: Snack = {
  tone: 'success',
  text: 'Successfully Submitted',
  action: null,
  life: life.plain,
};

/** An error that somebody waits for: 'OK', 5 s (S8-003 to S8-005). */
export function errorSnack(text: string): Snack {
  return { tone: 'plain', text, action: { label: 'OK' }, life: life.error };
}
