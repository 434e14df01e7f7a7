import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import type { DemoDatabase } from '#store/demo/database.ts';

/** Day and place in which a person opens the demo apps. */
export interface DemoStart {
  /** yyyy-MM-dd, of this device. */
  today: string;
  /** The name of their church organisation. */
  organisation: string;
}

/** Handler of one call of a demo app. */
export interface DemoHandler {
  operation: Operation;
  /** ms before the answer, as if there were a network between (S7-041: 0 unless it says so). */
  delay: number;
  run(demo: DemoDatabase, input: unknown, start: DemoStart): Promise<unknown>;
}

export function handle<Op extends Operation>(
  operation: Op,
  run: (demo: DemoDatabase, input: InputOf<Op>, start: DemoStart) => Promise<OutputOf<Op>>,
  delay = 0,
): DemoHandler {
  return { operation, delay, run: (demo, input, start) => run(demo, input as InputOf<Op>, start) };
}

export interface DemoApp {
  name: string;
  handlers: readonly DemoHandler[];
  /** Fills the app's first state, in a transaction over the whole store. Same start, same data. */
  seed(demo: DemoDatabase, start: DemoStart): Promise<unknown>;
}
