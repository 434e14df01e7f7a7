import { isErrorBody } from '#domain/errors.ts';

/** A server that says it was asked too often, and not for how long it wants silence. */
const politePause = 10;
const longestPause = 3600;

/** Seconds of silence that an answer asks for, or null. */
export function askedPause({ status, headers }: Response, body: unknown): number | null {
  if (status !== 429 && status !== 503) return null;
  const said = isErrorBody(body) ? body.error.retryAfter : undefined;
  const seconds = said ?? Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (!Number.isFinite(seconds)) return status === 429 ? politePause : null;
  return Math.min(Math.max(0, seconds), longestPause);
}
