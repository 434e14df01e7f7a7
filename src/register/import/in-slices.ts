/** Ms of work before the page gets its turn: with the frame that follows it stays below 50. */
const sliceMs = 16;

/** A task of its own. Unlike a timer, it does not wait for a second in a tab that nobody sees. */
function turn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    resolve();
  });
  port1.start();
  port2.postMessage(null);
  return promise;
}

/** Work that can pause: it yields how far it has come. */
export type Sliced<Made> = Generator<number, Made>;

/** Works for one slice. */
export function workOn<Made>(work: Sliced<Made>): IteratorResult<number, Made> {
  const until = performance.now() + sliceMs;
  let step = work.next();
  while (!step.done && performance.now() < until) step = work.next();
  return step;
}

/** Works slice by slice to the end, or until it is aborted: null. */
export async function inSlices<Made>(
  work: Sliced<Made>,
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<Made | null> {
  for (;;) {
    await turn();
    if (signal.aborted) return null;
    const step = workOn(work);
    if (step.done) return step.value;
    onDone(step.value);
  }
}
