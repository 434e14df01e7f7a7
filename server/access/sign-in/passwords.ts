import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue } from './hashing-queue.ts';
import { newSecret } from './secrets.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One queue of the process, which leaves a core and threads to everybody who does not sign in. The
 * last that waits is answered after a second or two.
 */
const inTurn = createQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 100 });

/** Account of the password: people on devices that are known wait behind no stranger. */
export interface Order {
  first: boolean;
}
const asStranger: Order = { first: false };

export function hashPassword(password: string, order: Order = asStranger): Promise<string> {
  return inTurn(() => hash(password, cost), order);
}

let nobody: Promise<string> | undefined;

/** A hash that no password matches: of an account whose person has chosen none yet. */
export function unusableHash(): Promise<string> {
  nobody ??= hash(newSecret(), cost);
  return nobody;
}

/**
 * Which of the hashes the password matches, in one turn of the queue. It does the work of `compared`
 * hashes whatever it was given: how long it takes does not tell how many there are.
 */
export async function matching(
  passwordHashes: readonly string[],
  password: string,
  { compared, ...order }: Order & { compared: number },
): Promise<boolean[]> {
  const missing = Math.max(0, compared - passwordHashes.length);
  const nothing = await unusableHash();
  return inTurn(async () => {
    const matches: boolean[] = [];
    for (const each of passwordHashes) matches.push(await verify(each, password));
    for (let more = 0; more < missing; more++) await verify(nothing, password);
    return matches;
  }, order);
}

/** Whether the password is the account's. */
export function verifyPassword(
  passwordHash: string,
  password: string,
  order: Order = asStranger,
): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password), order);
}
