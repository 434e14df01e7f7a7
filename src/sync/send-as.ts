import type { MutationResult } from '#domain/protocol.ts';
import { goesByGrant, isUnsent, type Item } from '#store/outbox/item.ts';
import type { Profile } from '#store/session/profile.ts';
import { dropSubmitGrant } from '#store/session/session-changes.ts';
import type { SyncContext } from './context.ts';
import { bearerOf, grantOf, type Credential } from './headers.ts';
import { postItems, type CallOutcome } from './post-items.ts';
import { refreshSession } from './session.ts';

export type SendOutcome =
  | Exclude<CallOutcome, { kind: 'unauthorized' | 'answered' }>
  /** `withheld`: ids that did not go along, since only their author's session delivers them. */
  | { kind: 'answered'; results: MutationResult[]; withheld: readonly string[] }
  /** Nothing opens the door for this author now: their items wait for them to sign in. */
  | { kind: 'unauthenticated' };

interface Envelope {
  clientId: string;
  items: readonly Item[];
  /** Just before a call leaves, with what goes along. */
  onSend(items: readonly Item[]): Promise<void>;
}

/** Sends items under their author's session, renewed once if need be, else under the submit grant. */
export async function sendAs(
  context: SyncContext,
  authorId: string,
  envelope: Envelope,
): Promise<SendOutcome> {
  const author = await context.databases.vault.profiles.get(authorId);
  if (!author) return { kind: 'unauthenticated' };
  const bearer = bearerOf(author);
  if (!bearer) return sendByGrant(context, author, envelope);

  const first = await post(context, author, bearer, envelope);
  if (first.kind !== 'unauthorized') return whole(first);
  const refreshed = await refreshSession(context, authorId, bearer.token);
  if (refreshed.kind === 'unreachable') return { kind: 'shut', reason: 'unreachable' };
  if (refreshed.kind === 'ended') return sendByGrant(context, author, envelope);

  const renewed = bearerOf(refreshed.profile);
  if (!renewed) return { kind: 'unauthenticated' };
  const second = await post(context, refreshed.profile, renewed, envelope);
  return second.kind === 'unauthorized' ? { kind: 'shut', reason: 'notAccepted' } : whole(second);
}

type Heard = Exclude<CallOutcome, { kind: 'unauthorized' }>;

function whole(outcome: Heard, withheld: readonly string[] = []): SendOutcome {
  return outcome.kind === 'answered' ? { ...outcome, withheld } : outcome;
}

async function sendByGrant(
  context: SyncContext,
  author: Profile,
  envelope: Envelope,
): Promise<SendOutcome> {
  const grant = grantOf(author);
  const items = envelope.items.filter(goesByGrant);
  if (!grant || items.length === 0) return { kind: 'unauthenticated' };
  const outcome = await post(context, author, grant, { ...envelope, items });
  const withheld = envelope.items.filter((item) => !goesByGrant(item)).map(({ id }) => id);
  if (outcome.kind !== 'unauthorized') return whole(outcome, withheld);
  await dropSubmitGrant(context.databases.vault, author.id);
  return { kind: 'unauthenticated' };
}

async function post(
  context: SyncContext,
  author: Profile,
  credential: Credential,
  { clientId, items, onSend }: Envelope,
): Promise<CallOutcome> {
  await onSend(items);
  const last = await isLast(context, author, items);
  return postItems(context, { clientId, items, last }, author, credential);
}

/** Whether somebody who is not signed in here any more has nothing else to send: their grant may end. */
async function isLast(
  { databases }: SyncContext,
  author: Profile,
  items: readonly Item[],
): Promise<boolean> {
  if (author.session.kind !== 'signedOut' && author.session.kind !== 'revoked') return false;
  const sent = new Set(items.map(({ id }) => id));
  const unsent = databases.vault.items
    .where({ accountId: author.id })
    .filter((item) => isUnsent(item) && goesByGrant(item));
  return (await unsent.primaryKeys()).every((id) => sent.has(id));
}
