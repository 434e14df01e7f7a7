import type { Store } from './database.ts';

export async function discardDraft({ vault }: Store, key: string): Promise<void> {
  await vault.transaction('rw', vault.drafts, vault.typed, async () => {
    await vault.drafts.delete(key);
    await vault.typed.delete(key);
  });
}
