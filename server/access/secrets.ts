import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only the hash is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are random, so a plain digest is enough to store them by. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
