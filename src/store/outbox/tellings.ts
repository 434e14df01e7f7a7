import type { Vault } from '../vault.ts';
import type { Telling } from './telling.ts';

/** Keeps what the server is to be told. */
export async function keepTellings(vault: Vault, tellings: readonly Telling[]): Promise<void> {
  await vault.tellings.bulkPut([...tellings]);
}

export async function tellingsOf(vault: Vault, accountId: string): Promise<Telling[]> {
  return vault.tellings.where({ accountId }).toArray();
}

/** It was told, or refused: a newer one of the same row stays. */
export async function forgetTelling(vault: Vault, { id, body }: Telling): Promise<void> {
  await vault.transaction('rw', vault.tellings, async () => {
    if ((await vault.tellings.get(id))?.body === body) await vault.tellings.delete(id);
  });
}
