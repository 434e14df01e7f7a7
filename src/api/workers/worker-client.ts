import { type Remote, wrap } from 'comlink';
import { failureOf, isErrorBody } from '#domain/errors.ts';
import { scriptUrl } from './script-url.ts';

interface Running<Api> {
  api: Remote<Api>;
  /** Rejects when the worker breaks: it then answers nothing that it was asked. */
  broken: Promise<never>;
}

/** Rejects where its script cannot be brought or run. `end`: then it is gone, and what it was asked stays unanswered. */
async function start<Api>(
  address: string,
  onEnd: () => void,
  end: AbortSignal | undefined,
): Promise<Running<Api>> {
  const worker = new Worker(scriptUrl(address), { type: 'module' });
  const broken = new Promise<never>((_, fail) => {
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      onEnd();
      fail(new Error(message || `${address} did not load`));
    });
  });
  end?.addEventListener('abort', () => {
    worker.terminate();
    onEnd();
  });
  // It may break while nobody waits for an answer.
  broken.catch(() => undefined);
  const ready = new Promise<void>((done) => {
    worker.addEventListener('message', () => done(), { once: true });
  });
  await Promise.race([ready, broken]);
  return { api: wrap<Api>(worker), broken };
}

/** Asks a worker of ours. Throws its failures, and an error where it cannot be started or breaks. */
export type AskWorker<Api> = <Answer>(
  work: (api: Remote<Api>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * A worker that starts with the first question, and anew after it broke or was ended.
 *
 * @param address of its script
 * @param end says, as it starts, what will end it
 */
export function workerClient<Api>(address: string, end?: () => AbortSignal): AskWorker<Api> {
  let running: Promise<Running<Api>> | undefined;
  return async (work) => {
    running ??= start<Api>(address, () => (running = undefined), end?.());
    try {
      const { api, broken } = await running;
      return await Promise.race([work(api), broken]);
    } catch (error) {
      if (isErrorBody(error)) throw failureOf(error);
      throw error;
    }
  };
}
