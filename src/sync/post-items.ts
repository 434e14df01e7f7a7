import * as z from 'zod/mini';
import { isErrorBody } from '#domain/errors.ts';
import {
  mutationResult,
  type Mutation,
  type MutationResult,
  type MutationsRequest,
} from '#domain/protocol.ts';
import { pushPath } from '#domain/sync/paths.ts';
import type { Item, FailureReason } from '#store/outbox/item.ts';
import type { Profile } from '#store/session/profile.ts';
import { askedPause } from './asked-pause.ts';
import { callLimit, type SyncContext } from './context.ts';
import { headersFor, type Credential } from './headers.ts';

/** Outcome of one call. Only `answered` says anything about the items in it. */
export type CallOutcome =
  | { kind: 'answered'; results: MutationResult[] }
  /** The call as a whole failed: perhaps because of one item in it. */
  | { kind: 'failed'; reason: FailureReason }
  /** The server did not answer, or somebody else did: there is no way to it, or none for this call. */
  | { kind: 'unreachable'; reason: FailureReason }
  /** The door stays shut for this author for now, whatever the items are. */
  | { kind: 'shut'; reason: FailureReason }
  /** The server asks for silence. */
  | { kind: 'paused'; seconds: number }
  | { kind: 'unauthorized' };

function wireForm({ id, name, form, args, sealed, after, capturedAt }: Item): Mutation {
  return { id, name, form, args, sealed, capturedAt, ...(after !== null && { after }) };
}

interface Sending {
  clientId: string;
  items: readonly Item[];
  /** Their author is signed out here, and has no others. */
  last: boolean;
}

/** Sends items of one author, as captured. */
export async function postItems(
  context: SyncContext,
  { clientId, items, last }: Sending,
  profile: Profile,
  credential: Credential,
): Promise<CallOutcome> {
  const sentAt = new Date(context.now()).toISOString();
  const mutations = items.map(wireForm);
  const request: MutationsRequest = { clientId, sentAt, mutations, ...(last && { last }) };
  try {
    const response = await context.fetch(pushPath, {
      method: 'POST',
      headers: { ...headersFor(profile, credential), 'content-type': 'application/json' },
      body: JSON.stringify(request),
      // A redirect is somebody else's answer: reports and tokens go to nobody but the server.
      redirect: 'manual',
      signal: AbortSignal.timeout(callLimit),
    });
    return outcomeOf(response, await response.text());
  } catch (error) {
    const tooSlow = error instanceof DOMException && error.name === 'TimeoutError';
    return tooSlow
      ? { kind: 'failed', reason: 'tooSlow' }
      : { kind: 'unreachable', reason: 'unreachable' };
  }
}

const foreign: CallOutcome = { kind: 'unreachable', reason: 'notOurServer' };

function outcomeOf(response: Response, text: string): CallOutcome {
  const body = parsed(text);
  if (response.status === 200) {
    const results = resultsOf(body);
    // Captive portals answer 200 with a page of their own.
    return results ? { kind: 'answered', results } : foreign;
  }
  if (response.status === 401 && isErrorBody(body)) return { kind: 'unauthorized' };
  if (response.status === 421) return { kind: 'shut', reason: 'anotherServer' };
  const seconds = askedPause(response, body);
  if (seconds !== null) return { kind: 'paused', seconds };
  if (response.status === 413) return { kind: 'failed', reason: 'tooLarge' };
  if (response.status >= 500 || isErrorBody(body)) {
    return { kind: 'failed', reason: 'serverTrouble' };
  }
  return foreign;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The results that can be read; one that cannot names nobody. Null when this is not our answer. */
function resultsOf(body: unknown): MutationResult[] | null {
  if (typeof body !== 'object' || body === null || !('results' in body)) return null;
  if (!Array.isArray(body.results)) return null;
  return body.results.flatMap((result) => {
    const read = z.safeParse(mutationResult, result);
    return read.success ? [read.data] : [];
  });
}
