import { readPatience } from '#domain/read-patience.ts';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { headers } from '#domain/headers.ts';
import { Failure } from '#domain/errors.ts';
import { answerFromDevice } from '#store/answer-from-device.ts';
import type { CachedRead } from '#store/cached-read.ts';
import { cachedReads } from '#store/cached-reads.gen.ts';
import { databases, storeOf } from '#store/database.ts';
import { apiFetch } from './api-fetch.ts';
import { serverAnswer } from './call.ts';
import { tracked } from './in-flight.ts';
import { requestFor } from './request-for.ts';
import { controller } from '../sync/signals.ts';

/** `asOf`: how old a device's answer is, ms; null for the server's, which is of now. */
export interface Reading<Output> {
  output: Output;
  asOf: number | null;
}

/** The worker waits for the server itself. Without one the page does, as long. */
function patienceOf(signal: AbortSignal): AbortSignal {
  return controller() ? signal : AbortSignal.any([signal, AbortSignal.timeout(readPatience)]);
}

async function readHere<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  cause: unknown,
  reads: readonly CachedRead[],
): Promise<Reading<OutputOf<Op>>> {
  const store = await storeOf(databases());
  const answer = store && (await answerFromDevice(store, operation, input, reads));
  if (answer) return { output: answer.output as OutputOf<Op>, asOf: answer.asOf };
  throw new Failure('unavailable', 'This needs a connection. Check the network and try again', {
    cause,
  });
}

/**
 * Asks for an operation whose policy is `cache`: by the server, or by the device in its place. `reads`: what answers
 * calls of registers here where no worker does.
 */
export async function read<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  signal: AbortSignal,
  reads = cachedReads,
): Promise<Reading<OutputOf<Op>>> {
  const { path, init } = requestFor(operation, input);
  let response: Response;
  try {
    response = await tracked(apiFetch(path, { ...init, signal: patienceOf(signal) }));
  } catch (cause) {
    if (signal.aborted) throw cause;
    return readHere(operation, input, cause, reads);
  }
  const { output } = await serverAnswer(operation, response);
  const isOfDevice = response.headers.get(headers.answeredBy) === 'device';
  const asOf = isOfDevice ? Date.parse(response.headers.get('last-modified') ?? '') : null;
  return { output, asOf };
}
