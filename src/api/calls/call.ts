import '#store/no-eval.ts';
import * as z from 'zod/mini';
import { Failure, failureOf, isErrorBody } from '#domain/errors.ts';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { headers } from '#domain/headers.ts';
import { validated } from '#domain/validate.ts';
import { databases, storeOf } from '#store/database.ts';
import type { Answer, ServerAnswer } from './answer.ts';
import { apiFetch } from './api-fetch.ts';
import { askToKeepStorage } from '../storage/keep-storage.ts';
import { tracked } from './in-flight.ts';
import { queueHere, recordAnswer } from '../sync/queue-here.ts';
import { requestFor } from './request-for.ts';
import { controller, publishSignal } from '../sync/signals.ts';
import { profileId } from '../session/who.ts';

interface CallOptions {
  /** Submission id of a queued operation: the same for every attempt. */
  id?: string;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/** Milliseconds that the service worker has to keep a submission before the page keeps it itself. */
const patience = 3000;

/** Asks for an operation. Rejects with a `Failure` that has a sentence for the person. */
export async function call<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  { id, ...init }: CallOptions = {},
): Promise<Answer<OutputOf<Op>>> {
  if (typeof operation.offline !== 'object') return tracked(callServer(operation, input, init));
  const checked = validated(operation.input, input) as InputOf<Op>;
  if (id === undefined) throw new Error('No submission id');
  const answer = await tracked(submit(operation, checked, id));
  if (operation.status === 202) askToKeepStorage();
  return answer;
}

async function callServer<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  more: Omit<CallOptions, 'id'>,
): Promise<Answer<OutputOf<Op>>> {
  const { path, init } = requestFor(operation, input);
  const sent = { ...init.headers, ...more.headers };
  const response = await apiFetch(path, { ...init, ...more, headers: sent }).catch((cause) => {
    if (more.signal?.aborted) throw cause;
    throw new Failure('unavailable', 'This needs a connection. Check the network and try again', {
      cause,
    });
  });
  return serverAnswer(operation, response);
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** The server's answer, read by the operation's own schema. */
export async function serverAnswer<Op extends Operation>(
  operation: Op,
  response: Response,
): Promise<ServerAnswer<OutputOf<Op>>> {
  const body = await bodyOf(response);
  if (isErrorBody(body)) throw failureOf(body);
  const read = z.safeParse(operation.output, body);
  if (!response.ok || !read.success) {
    throw new Failure('unavailable', 'The answer did not come from the server. Try again', {});
  }
  // Outcomes of queued items are published by the drain.
  if (response.status === 202) publishSignal({ type: 'delivered', ids: [] });
  const output = read.data as OutputOf<Op>;
  return { answeredBy: 'server', output, receipt: response.headers.get(headers.receipt) };
}

/** A refusal that says something about the submission. Anything else says only: not now. */
function isRefusal(failure: unknown): failure is Failure {
  return (
    failure instanceof Failure &&
    failure.status < 500 &&
    failure.status !== 401 &&
    failure.status !== 429
  );
}

/**
 * Hands a submission to the service worker. Without one, when it fails, or when it takes longer than
 * three seconds, the page keeps the submission itself, under the same id.
 */
async function submit<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  id: string,
): Promise<Answer<OutputOf<Op>>> {
  if (!controller()) return queueHere(operation, input, id);
  // Unreadable, the store proves nothing: the worker has a connection of its own.
  const store = await storeOf(databases()).catch(() => undefined);
  // Once another tab opened another organisation, what this page has is never theirs: kept here, it is refused.
  if (store === null) return queueHere(operation, input, id);
  try {
    const { path, init } = requestFor(operation, input);
    const sent = new Headers(init.headers);
    sent.set(headers.idempotencyKey, id);
    sent.set(headers.profile, store?.profile.id ?? profileId() ?? '');
    const signal = AbortSignal.timeout(patience);
    const response = await apiFetch(path, { ...init, headers: sent, signal });
    if (response.ok && response.headers.get(headers.answeredBy) === 'device') {
      // A body that nobody reads is kept as long as the page.
      void response.body?.cancel();
      return { answeredBy: 'device', id };
    }
    const answer = await serverAnswer(operation, response);
    await recordAnswer(operation, input, id, answer.output);
    return answer;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return queueHere(operation, input, id);
  }
}
