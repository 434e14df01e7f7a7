import * as z from 'zod/mini';
import { clashes as answered } from '#domain/edit-schema.ts';
import type { Clash, Edits } from '#domain/editing.ts';
import { upgradeArgs, type QueuePolicy } from '#domain/operation.ts';
import type { Store } from '../database.ts';

/** An edit that clashed with somebody else's: it waits for its author to choose. */
export interface ClashingEdit<Row> {
  itemId: string;
  edits: Edits<Row>;
  clashes: Clash[];
  /** ISO, this device's clock. */
  capturedAt: string;
}

/** This person's clashing edits of one record, the first one first. */
export async function clashesOn<Row>(
  { vault, profile }: Store,
  record: string,
  policy: QueuePolicy<never>,
): Promise<ClashingEdit<Row>[]> {
  const items = await vault.items.where({ accountId: profile.id, record }).sortBy('capturedAt');
  return items.flatMap(({ id: itemId, state, form, args, capturedAt }): ClashingEdit<Row>[] => {
    if (state.kind !== 'attention') return [];
    const read = z.safeParse(answered, state.current);
    if (!read.success) return [];
    const { edits } = upgradeArgs(policy, form, args) as { edits: Edits<Row> };
    return [{ itemId, edits, clashes: read.data.clashes, capturedAt }];
  });
}
