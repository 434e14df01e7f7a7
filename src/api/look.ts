import { databases, storeOf } from '#store/database.ts';
import { nextWake } from '#store/deliveries.ts';
import { lookAgain } from '#store/look-again.ts';

/** An open page's regular look at its store. Answers when (ms) the next item is due. */
export async function look(): Promise<number> {
  const store = await storeOf(databases());
  if (store) await lookAgain(store);
  return (await nextWake(databases().vault)) ?? Infinity;
}
