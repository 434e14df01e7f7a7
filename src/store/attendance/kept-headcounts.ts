import * as z from 'zod/mini';
import { undoImport } from '#domain/attendance/import/importing.ts';
import type { Store } from '../database.ts';

/** Imported reports that an undone import left, since somebody changed them before it was undone. */
export interface KeptHeadcounts {
  /** Submissions whose answers name them. */
  itemIds: string[];
  reports: number;
}

const answered = z.object({ kept: z.array(z.string()) });

/** The named question: what this person's undone imports left; null for nothing. */
export async function keptHeadcounts({ vault, profile }: Store): Promise<KeptHeadcounts | null> {
  const items = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  const found = items.flatMap(({ id, name, accountId, state }) => {
    if (name !== undoImport.name || accountId !== profile.id) return [];
    const read = z.safeParse(answered, state.kind === 'attention' ? state.current : null);
    return read.success ? [{ id, kept: read.data.kept }] : [];
  });
  if (found.length === 0) return null;
  return {
    itemIds: found.map(({ id }) => id),
    reports: new Set(found.flatMap(({ kept }) => kept)).size,
  };
}
