import { churchChosen } from '#store/churches/church-to-work-in.ts';
import type { Store } from '#store/database.ts';
import { addressFor } from './address-for.ts';

/** Address of a page for the church that the person works in; null where it stays as it is. */
export async function pageOfChurch(store: Store, path: string): Promise<string | null> {
  const churchId = await churchChosen(store);
  return churchId === null ? null : addressFor(path, churchId);
}
