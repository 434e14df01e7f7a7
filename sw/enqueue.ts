import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import type { QueuedOperation } from '#domain/operation.ts';
import { validated } from '#domain/validate.ts';
import { uuid } from '#domain/values/uuid.ts';
import { newId } from '#domain/values/new-id.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import type { Profile } from '#store/session/profile.ts';
import type { Vault } from '#store/vault.ts';
import type { Match } from './match.ts';
import { readInput } from './read-input.ts';

async function authorOf(vault: Vault, request: Request): Promise<Profile> {
  const author = await vault.profiles.get(request.headers.get(headers.profile) ?? '');
  const kind = author?.session.kind;
  // Expired is not signed out: counting goes on, and what is counted waits for its author.
  if (author && (kind === 'signedIn' || kind === 'expired')) return author;
  throw new Failure('unauthorized', 'Sign in to submit this');
}

/** Puts a write into the outbox and answers its receipt, only after the transaction is on the disk. */
export async function enqueue(
  vault: Vault,
  match: Match<QueuedOperation>,
  request: Request,
): Promise<Response> {
  try {
    const author = await authorOf(vault, request);
    const { operation } = match;
    const { status, offline } = operation;
    // A call that the specification names has no id of its own: each is a submission.
    const id = request.headers.get(headers.idempotencyKey) ?? (status === 200 ? newId() : null);
    if (id === null) throw new Failure('bad_request', 'Send the header Idempotency-Key with an id');
    const now = new Date();
    const input = validated(operation.input, await readInput(match, request));
    const item = await queueItem(vault, {
      operation,
      id: validated(uuid, id),
      input,
      profile: author,
      now,
    });
    const queued = { id: item.id, at: item.capturedAt };
    return Response.json(offline.answer ? offline.answer(input, queued) : { id: item.id }, {
      status,
      headers: {
        [headers.answeredBy]: 'device',
        [headers.receipt]: item.id,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    const failure = error instanceof Failure ? error : notEnqueued(error);
    return Response.json(failure.body(), { status: failure.status });
  }
}

/** The page tries to send it itself before it shows this to the person. */
function notEnqueued(cause: unknown): Failure {
  return new Failure('out_of_space', 'This device could not keep what you entered', { cause });
}
