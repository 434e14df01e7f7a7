import type { Logger } from 'pino';
import { Failure } from '#domain/errors.ts';
import { StartRefused } from '../start-refused.ts';
import { damaged } from './damaged.ts';

const changed = 'The organisation was changed meanwhile. Nothing was brought in. Try again';
const busy = 'The server took too long. Nothing was brought in. Try again';
const full = 'The server has no room for this file. Nothing was brought in';

/** Codes of the database and of the disk that say nothing about the file. */
const passing: Readonly<Record<string, string>> = {
  '40001': changed,
  '40P01': changed,
  '55P03': changed,
  '57014': busy,
  '53100': full,
  ENOSPC: full,
};

/** The sentence, without a full stop, of what stood in the way of a file. */
export function problemOf(error: unknown, log: Logger): string {
  if (error instanceof Failure) return error.message;
  if (error instanceof StartRefused) return error.message.replace(/\.$/, '');
  const { code } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : passing[code];
  if (known !== undefined) return known;
  log.warn({ err: error }, 'An organisation could not be brought in');
  return damaged().message.replace(/\.$/, '');
}
