import { databases, storeOf, type Store } from '#store/database.ts';
import { profileId } from '../session/who.ts';

type Query<Args extends unknown[], Data> = (store: Store, ...args: Args) => Promise<Data>;

interface Known {
  query: unknown;
  question: string;
  profile: string | null;
  data: unknown;
  at: number;
}

/** Ms that an answer waits for the screen that asks: longer, and another tab may know better. */
const keptFor = 1000;

let known: Known[] = [];

/** Finds the answer to a question that a screen is about to ask, so that the screen begins with it. */
export async function askAhead<Args extends unknown[], Data>(
  store: Store,
  query: Query<Args, Data>,
  ...args: Args
): Promise<Data> {
  const data = await query(store, ...args);
  const now = performance.now();
  known = known.filter(({ at }) => now - at < keptFor);
  const question = JSON.stringify(args);
  known.push({ query, question, profile: store.profile.id, data, at: now });
  return data;
}

/** The answer that was found ahead. It stays for a while: a screen may be drawn twice before it is shown. */
export function knownAhead<Args extends unknown[], Data>(
  query: Query<Args, Data>,
  ...args: Args
): { data: Data } | null {
  const question = JSON.stringify(args);
  const found = known.findLast((one) => one.query === query && one.question === question);
  if (!found || found.profile !== profileId()) return null;
  return performance.now() - found.at > keptFor ? null : { data: found.data as Data };
}

/** The same, for the one that goes on from it: nobody else begins with it. */
export function takeAhead<Args extends unknown[], Data>(
  query: Query<Args, Data>,
  ...args: Args
): { data: Data } | null {
  const found = knownAhead(query, ...args);
  known = [];
  return found;
}

/** Asks ahead for as many ms at most: the screen asks itself for what is not found by then, and tells what fails. */
export async function inTime(ms: number, ask: (store: Store) => Promise<unknown>): Promise<void> {
  const found = storeOf(databases()).then((store) => store && ask(store));
  const over = new Promise<void>((end) => setTimeout(end, ms));
  await Promise.race([found, over]).catch(() => undefined);
}
