import { observable } from '#domain/observable.ts';
import { life } from './snackbar.css.ts';

/** One message over everything. `life` null: until it is answered. */
export interface Snack {
  tone: 'plain' | 'success';
  text: string;
  /** The one thing to press; without `run` it only closes the message. */
  action: { label: string; run?(): void } | null;
  life: number | null;
}

/** The messages that wait, first come first shown: one at a time. */
export function createSnackbars() {
  const waiting = observable<readonly Snack[]>([]);
  return {
    subscribe: waiting.subscribe,
    /** The message on the screen. */
    current: (): Snack | null => waiting.getSnapshot()[0] ?? null,
    show(snack: Snack) {
      const queue = waiting.getSnapshot();
      if (queue.every(({ text }) => text !== snack.text)) waiting.set([...queue, snack]);
    },
    close(snack: Snack) {
      waiting.set(waiting.getSnapshot().filter((other) => other !== snack));
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
