import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the account's. For an unknown person, pass null: the same work is done
 * against a hash that nothing matches, so that the time tells nothing.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
}
