import { isErrorBody } from '#domain/errors.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { Problem, FailureReason } from '#store/outbox/item.ts';
import type { WaitingPicture } from '#store/outbox/waiting-picture.ts';
import { askedPause } from './asked-pause.ts';
import type { SyncContext } from './context.ts';
import { fetchAs } from './fetch-as.ts';

/** Milliseconds on a slow line before a picture counts as failed. */
const carryLimit = 120_000;

/** Outcome of sending one picture. */
export type PictureOutcome =
  | { kind: 'arrived' }
  /** The server takes it in no way. */
  | { kind: 'refused'; problem: Problem }
  /** It failed alone. `seconds`: the server says when to come again. */
  | { kind: 'failed'; reason: FailureReason; seconds?: number }
  /** The server did not answer, or somebody else did. */
  | { kind: 'unreachable'; reason: FailureReason }
  /** Its author is not signed in. */
  | { kind: 'unauthenticated' };

const tooLarge = {
  code: 'too_large',
  message: 'This picture is too large. Choose a smaller one',
};

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

async function outcomeOf(response: Response, id: string): Promise<PictureOutcome> {
  const body = await bodyOf(response);
  const { status, ok } = response;
  if (ok && typeof body === 'object' && body !== null && 'id' in body && body.id === id) {
    return { kind: 'arrived' };
  }
  // The server may answer this, or a proxy before it.
  if (status === 413) return { kind: 'refused', problem: tooLarge };
  const seconds = askedPause(response, body);
  if (seconds !== null) return { kind: 'failed', reason: 'serverTrouble', seconds };
  if (status >= 500) return { kind: 'failed', reason: 'serverTrouble' };
  if (status === 421) return { kind: 'failed', reason: 'anotherServer' };
  if (!isErrorBody(body)) return { kind: 'unreachable', reason: 'notOurServer' };
  if (status === 401) return { kind: 'failed', reason: 'notAccepted' };
  const { code, message } = body.error;
  return { kind: 'refused', problem: { code, message } };
}

/** Sends a picture under its author's session. The same once more changes nothing. */
export async function postPicture(
  context: SyncContext,
  { id, accountId, type, bytes }: WaitingPicture,
): Promise<PictureOutcome> {
  if (!bytes) return { kind: 'unauthenticated' };
  try {
    const response = await fetchAs(context, accountId, pictureAddress(id), {
      method: 'PUT',
      headers: { 'content-type': type },
      body: bytes,
      signal: AbortSignal.timeout(carryLimit),
    });
    if (response === 'noSession') return { kind: 'unauthenticated' };
    if (response === 'unreachable') return { kind: 'unreachable', reason: 'unreachable' };
    return await outcomeOf(response, id);
  } catch (error) {
    const tooSlow = error instanceof DOMException && error.name === 'TimeoutError';
    return tooSlow
      ? { kind: 'failed', reason: 'tooSlow' }
      : { kind: 'unreachable', reason: 'unreachable' };
  }
}
