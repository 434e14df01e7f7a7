import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only the hash is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are random, so a plain digest is enough to store them by. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** `<family>.<random>`: every secret that succeeds another keeps its family. */
export function successorOf(secret: string | null): string {
  return `${familyOf(secret) ?? newSecret()}.${newSecret()}`;
}

/** Null for what is no refresh secret of ours. */
export function familyOf(secret: string | null): string | null {
  return /^([\w-]{43})\.[\w-]{43}$/.exec(secret ?? '')?.[1] ?? null;
}
