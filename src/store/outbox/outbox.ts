import type { InputOf, Operation, QueuePolicy } from '#domain/operation.ts';
import { Failure } from '#domain/errors.ts';
import { unattachedPictures } from '../drafts/draft-pictures.ts';
import type { Store } from '../database.ts';
import { itemHeads } from './item-heads.ts';
import { hasOwnList, isOpen, isUntried, type Item } from './item.ts';
import { unpulledOf } from './server-answer.ts';
import { withReopen } from '../reopen.ts';
import type { Profile } from '../session/profile.ts';
import type { Vault } from '../vault.ts';
import { waitingPicture, type NewPicture } from './waiting-picture.ts';

/** A submission, checked by the operation's schema. */
export interface Capture<Op extends Operation = Operation> {
  operation: Op;
  id: string;
  input: InputOf<Op>;
  profile: Pick<Profile, 'id' | 'tenant' | 'seen'>;
  now: Date;
  /** Id of the item that the server must have before it. */
  pictures?: readonly NewPicture[];
  /** As what each picture that was kept with the draft goes after it. */
  attach?: Attach;
}

/** Item that attaches a picture, which the server has by then, to an earlier submission. */
export type Attach = (pictureId: string) => { operation: Operation; input: unknown };

function policyOf(operation: Operation): QueuePolicy<unknown> {
  if (typeof operation.offline === 'object') return operation.offline;
  throw new Error(`${operation.name} is not queued`);
}

function itemFrom(
  { operation, id, input, profile, now }: Capture,
  after: string | null = null,
): Item {
  if (profile.seen) throw new Failure('session_locked', profile.seen.refusal);
  const policy = policyOf(operation);
  const change = policy.describe(input);
  return {
    id,
    name: operation.name,
    form: policy.form,
    args: input,
    record: policy.orderingKey(input, id),
    after,
    accountId: profile.id,
    tenantId: profile.tenant.id,
    capturedAt: now.toISOString(),
    ...(change !== null && { change }),
    state: { kind: 'waiting', attempts: 0, nextAttemptAt: 0, trouble: null },
  };
}

/** The item that must arrive before: the last of this author on this record that is on its way. */
async function parentOf(vault: Vault, item: Item): Promise<string | null> {
  const { accountId, record } = item;
  const mine = await vault.items.where({ accountId, record }).toArray();
  const under = mine.filter((other) => other.id !== item.id && isOpen(other));
  const followed = new Set(under.map((other) => other.after));
  return under.find((other) => !followed.has(other.id))?.id ?? null;
}

/** Its pictures are those of another submission from now on, which says anew what they belong to. */
async function handOnPictures(vault: Vault, { id, record }: Item, heir: string): Promise<void> {
  for (const follower of await vault.items.where({ after: id }).toArray()) {
    if (follower.record === record) continue;
    await vault.items.delete(follower.id);
    await vault.pictures.where({ item: follower.id }).modify({ draft: heir });
  }
}

/** The item that a correction comes after. It replaces refused ones before it, which go. */
async function mendedParent(
  vault: Vault,
  after: string | null,
  mended: string,
): Promise<string | null> {
  const parent = after === null ? undefined : await vault.items.get(after);
  if (parent?.state.kind !== 'attention') return after;
  await handOnPictures(vault, parent, mended);
  await vault.items.delete(parent.id);
  return mendedParent(vault, parent.after, mended);
}

/**
 * The pictures of the draft become items that follow the submission: each goes when that has arrived, and
 * nothing waits for it.
 */
export async function attachPictures(
  vault: Vault,
  submission: string,
  { attach, ...capture }: Pick<Capture, 'profile' | 'now'> & { attach: Attach },
): Promise<void> {
  const pictures = await unattachedPictures(vault, submission, capture.profile.id);
  const items = pictures.map(({ id, item }) =>
    itemFrom({ ...capture, ...attach(id), id: item }, submission),
  );
  await vault.items.bulkAdd(items);
}

async function add(vault: Vault, item: Item): Promise<Item> {
  const existing = await vault.items.get(item.id);
  if (!existing) {
    const added = { ...item, after: await parentOf(vault, item) };
    await vault.items.add(added);
    return added;
  }
  if (existing.accountId !== item.accountId) {
    throw new Failure('forbidden', 'This belongs to somebody else on this device');
  }
  const same = JSON.stringify(existing.args) === JSON.stringify(item.args);
  if (same && existing.state.kind !== 'attention') return existing;
  if (!isUntried(existing) && existing.state.kind !== 'attention') {
    throw new Failure('mutation_reuse', 'This is already on its way. Submit it once more');
  }
  const mended = { ...item, after: await mendedParent(vault, existing.after, item.id) };
  await vault.items.put(mended);
  // One that the server takes in no way would have it refused again.
  const says = JSON.stringify(item.args);
  await vault.pictures
    .where({ item: item.id })
    .filter(({ id }) => !says.includes(id))
    .delete();
  return mended;
}

/** Within the transaction that keeps the submission. */
async function closeDraft(vault: Vault, { id, accountId }: Item): Promise<void> {
  const its = { submissionId: id, accountId };
  await Promise.all([vault.drafts.where(its).delete(), vault.typed.where(its).delete()]);
}

/**
 * Keeps a submission until the server has it. One strict transaction: the item is there with its
 * pictures and the draft it came from is closed, or none of it. Asked again under the same id it changes nothing, so
 * that the page and the service worker may both ask.
 */
export async function queueItem<Op extends Operation>(
  vault: Vault,
  capture: Capture<Op>,
): Promise<Item> {
  const item = itemFrom(capture as Capture);
  const pictures = (capture.pictures ?? []).map((picture) => waitingPicture(item, picture));
  return withReopen(vault, () =>
    vault.transaction('rw', vault.items, vault.drafts, vault.typed, vault.pictures, async () => {
      const [queued] = await Promise.all([add(vault, item), closeDraft(vault, item)]);
      // Asked again when it has gone: its pictures went before it.
      if (pictures.length > 0 && isUntried(queued)) await vault.pictures.bulkPut(pictures);
      const { attach, profile, now } = capture;
      if (attach) await attachPictures(vault, item.id, { attach, profile, now });
      return queued;
    }),
  );
}

/** The server answered a submission directly, without the queue: it is kept as delivered. */
export async function recordDelivered<Op extends Operation>(
  vault: Vault,
  capture: Capture<Op>,
  output: unknown,
): Promise<void> {
  const item = itemFrom(capture as Capture);
  const at = capture.now.getTime();
  await vault.transaction('rw', vault.items, vault.drafts, vault.typed, async () => {
    await vault.items.put({
      ...item,
      state: { kind: 'delivered', attempts: 1, how: 'accepted', output, at },
    });
    await closeDraft(vault, item);
  });
}

export async function itemOf({ vault, profile }: Store, id: string): Promise<Item | null> {
  const item = await vault.items.get(id);
  return item?.accountId === profile.id ? item : null;
}

/** An item that follows it on a record of its own goes with it; later items on its record stay. */
async function removeItem(vault: Vault, { id, after, record }: Item): Promise<void> {
  for (const follower of await vault.items.where({ after: id }).toArray()) {
    if (follower.record !== record) await removeItem(vault, follower);
  }
  await vault.items.where({ after: id }).modify({ after });
  await vault.items.delete(id);
  await vault.pictures.where({ item: id }).delete();
}

/** Takes back a submission that no server has: refused, or never tried. What belongs to it goes with it. */
export async function discardItem({ vault, profile }: Store, id: string): Promise<void> {
  await vault.transaction('rw', vault.items, vault.pictures, async () => {
    const item = await vault.items.get(id);
    if (!item || item.accountId !== profile.id) return;
    if (item.state.kind !== 'attention' && !isUntried(item)) {
      throw new Failure('conflict', 'This is already on its way. Change it instead');
    }
    const made = unpulledOf(item);
    // The rows that were written are with the server, whatever becomes of the others.
    if (made) await vault.items.put({ ...item, state: { ...made, kind: 'delivered' } });
    else await removeItem(vault, item);
  });
}

/** Whether something of this person that a list tells of has arrived from this browser. */
export async function hasDelivered({ vault, profile }: Store): Promise<boolean> {
  const arrived = await itemHeads(vault, ['sent', 'delivered']);
  return arrived.some((head) => head.accountId === profile.id && hasOwnList(head));
}
