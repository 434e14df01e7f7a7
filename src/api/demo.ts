import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { call } from './calls/call.ts';
import { requestFor } from './calls/request-for.ts';
import { controller } from './sync/signals.ts';
import { accessToken, tenantId } from './session/who.ts';

/** S8-023. Also where one is installed and does not serve this page. */
export const withoutWorker = 'Service workers are disabled or not supported by this browser';

/** Calls the mock back end in the service worker. Without a worker nothing is asked: the server knows no demo app. */
export async function callDemo<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> {
  if (!controller()) throw new Failure('unavailable', withoutWorker);
  const answer = await call(operation, input);
  if (answer.answeredBy === 'device') throw new Error(`${operation.name} is queued`);
  return answer.output;
}

/**
 * The same as the page goes away, when nothing can be awaited any more: the worker has it before this
 * returns. Nobody reads the answer.
 */
export function postDemo<Op extends Operation>(operation: Op, input: InputOf<Op>): void {
  if (!controller()) return;
  const { path, init } = requestFor(operation, input);
  const sent = new Headers(init.headers);
  sent.set(headers.tenant, tenantId() ?? '');
  sent.set('authorization', `Bearer ${accessToken() ?? ''}`);
  void fetch(path, { ...init, headers: sent, keepalive: true }).catch(() => undefined);
}
