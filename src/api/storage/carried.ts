import type { Draft } from '#store/drafts/draft.ts';
import type { Store } from '#store/database.ts';

/** Which drafts this tab holds for a store that went. */
const listKey = 'carried';

interface Carried {
  /** Key of the copy: a form that opens on it looks there itself. */
  key: string;
  accountId: string;
  submissionId: string;
}

const read = <Value>(key: string): Value | null =>
  JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;

/** Drafts that this tab holds for their author, until they have signed in again. */
export const carried = (): Carried[] => read<Carried[]>(listKey) ?? [];

/** Copies drafts into this tab's own memory, which outlives the store and a reload. The newest key press stays. */
export function carry(drafts: readonly Draft[]): void {
  const list = new Map(carried().map((each) => [each.key, each]));
  for (const draft of drafts) {
    const { key, accountId, submissionId } = draft;
    const copy = read<Draft>(key);
    if ((copy?.typedAt ?? 0) <= (draft.typedAt ?? 0)) {
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
    list.set(key, { key, accountId, submissionId });
  }
  if (list.size > 0) sessionStorage.setItem(listKey, JSON.stringify([...list.values()]));
}

/** Puts what a person was counting into their new store. Answers whose submissions are not lost. */
export async function bringBack({ vault, profile }: Store): Promise<string[]> {
  const all = carried();
  const theirs = all.filter(({ accountId }) => accountId === profile.id);
  if (theirs.length === 0) return [];
  await vault.transaction('rw', vault.drafts, vault.items, async () => {
    for (const { key, submissionId } of theirs) {
      const copy = read<Draft>(key);
      // An open form took it already, and may have gone on or submitted it.
      if (!copy || (await vault.drafts.get(key)) || (await vault.items.get(submissionId))) continue;
      await vault.drafts.add({ ...copy, savedAt: Date.now() });
    }
  });
  for (const { key } of theirs) sessionStorage.removeItem(key);
  const others = all.filter(({ accountId }) => accountId !== profile.id);
  sessionStorage.setItem(listKey, JSON.stringify(others));
  return theirs.map(({ submissionId }) => submissionId);
}

/** Everything of this tab's memory goes, except what waits in it for somebody else. */
export function forgetCopies(accountId: string): void {
  const others = carried().filter((each) => each.accountId !== accountId);
  const copies = others.map(({ key }) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  if (others.length > 0) sessionStorage.setItem(listKey, JSON.stringify(others));
  for (const [key, copy] of copies) if (copy !== null) sessionStorage.setItem(key, copy);
}
