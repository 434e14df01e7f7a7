import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { Failure } from '#domain/errors.ts';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Failures of the database that a person may hear about; the rest is a bug of ours. */
function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (code === '53100')
    return new Failure('out_of_space', 'The server is out of space', { retryAfter: 60 });
  const busy = [
    '57014',
    '55P03',
    '40P01',
    '40001',
    '53300',
    '57P01',
    '57P03',
    'ECONNREFUSED',
    'ECONNRESET',
  ];
  if (busy.includes(code)) {
    return new Failure('unavailable', 'The server is busy. Try again in a moment', {
      retryAfter: 2,
    });
  }
  return null;
}

/** Logged under a reference that the person can read out to who operates the server. */
function unexpected(error: unknown, path: string, log: Logger): Failure {
  const reference = randomBytes(4).toString('hex').toUpperCase().replace(/^..../, '$&-');
  log.error({ err: error, path, reference }, 'unexpected');
  return new Failure('internal', 'Something went wrong on the server', { reference });
}

/** The answer for whatever was thrown. Only what we did not expect is logged. */
export function answerError(error: unknown, context: Context, log: Logger): Response {
  const failure = asFailure(error) ?? unexpected(error, context.req.routePath, log);
  if (failure.retryAfter !== undefined) context.header('retry-after', String(failure.retryAfter));
  return context.json(failure.body(), failure.status as ContentfulStatusCode);
}
