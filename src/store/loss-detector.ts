import { dayOf, hasDay } from './day-of.ts';
import { itemHeads } from './outbox/item-heads.ts';
import { unsentKinds } from './outbox/item.ts';
import { settingOf, type Vault } from './vault.ts';

/** An item captured here that had not arrived at the server. Days and ids only: no numbers, no names. */
export interface Unsent {
  id: string;
  accountId: string;
  /** yyyy-MM-dd; null when it is about no day. */
  date: string | null;
}

/** Kept outside the databases: what they held when last seen whole, to tell when they are gone. */
export interface LossDetector {
  /** The vault it speaks of. A vault that was made anew has another id, or none yet. */
  clientId: string | null;
  /** Device clock, ms. */
  seenAt: number;
  unsent: Unsent[];
  /** Person at the device: rows that they may see were held here too. */
  active: string | null;
}

export async function lossDetectorOf(vault: Vault, now: number): Promise<LossDetector> {
  const drafts = (await vault.drafts.toArray()).filter(({ kind }) => kind === undefined);
  const unsent = new Map<string, Unsent>();
  for (const { submissionId, accountId, date } of drafts) {
    unsent.set(submissionId, { id: submissionId, accountId, date });
  }
  const heads = await itemHeads(vault, unsentKinds);
  for (const { id, accountId } of heads) unsent.set(id, { id, accountId, date: null });
  const dated = await vault.items.bulkGet(heads.flatMap((head) => (hasDay(head) ? head.id : [])));
  for (const item of dated) {
    if (!item) continue;
    const { id, accountId } = item;
    unsent.set(id, { id, accountId, date: dayOf(item) });
  }
  return {
    clientId: (await settingOf(vault, 'device'))?.clientId ?? null,
    seenAt: now,
    unsent: [...unsent.values()],
    active: (await settingOf(vault, 'active'))?.profile ?? null,
  };
}

/** Losses of one person with the device's store. */
export interface Loss {
  /** Names it to the server, so that it is told once. */
  id: string;
  accountId: string;
  unsent: Unsent[];
  told: boolean;
}

/** The store is gone: what it held when last seen, and whose it was. */
export interface StoreLost {
  /** Device clock, ms. */
  noticedAt: number;
  seenAt: number;
  losses: Loss[];
  /** Number of reports that an open page still held, and that are being counted again. */
  back?: number;
}

/** Whether the vault that the loss detector saw is gone. A wipe that somebody asked for leaves the vault. */
export async function lossOf(
  vault: Vault,
  detector: LossDetector,
  { now, newId }: { now: number; newId(): string },
): Promise<StoreLost | null> {
  const device = await settingOf(vault, 'device');
  if (device?.clientId === detector.clientId) return null;
  const people = new Set(detector.unsent.map(({ accountId }) => accountId));
  if (detector.active !== null) people.add(detector.active);
  if (people.size === 0) return null;
  const losses = [...people].map((accountId) => ({
    id: newId(),
    accountId,
    unsent: detector.unsent.filter((lost) => lost.accountId === accountId),
    told: false,
  }));
  return { noticedAt: now, seenAt: detector.seenAt, losses };
}

/** Leaves out items that the server turned out to have: they were not lost. */
export function withoutArrived(
  lost: StoreLost,
  lossId: string,
  arrived: readonly string[],
): StoreLost {
  const losses = lost.losses.map((loss) =>
    loss.id === lossId
      ? { ...loss, told: true, unsent: loss.unsent.filter(({ id }) => !arrived.includes(id)) }
      : loss,
  );
  return { ...lost, losses };
}
