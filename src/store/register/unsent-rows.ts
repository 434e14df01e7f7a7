import type { Store } from '../database.ts';

interface OfMany {
  rows?: readonly { id: string }[];
}

/** The named question: ids of new rows in submissions of many that this person's device has not sent. */
export async function unsentRows({ vault, profile }: Store): Promise<string[]> {
  const items = await vault.items
    .where('state.kind')
    .anyOf('waiting', 'sending')
    .filter(({ accountId }) => accountId === profile.id)
    .toArray();
  return items.flatMap(({ args }) => (args as OfMany).rows ?? []).map(({ id }) => id);
}
