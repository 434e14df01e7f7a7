import { Failure } from '#domain/errors.ts';
import type { Match } from './match.ts';

async function bodyOf(request: Request): Promise<object> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null) return body;
  throw new Failure('bad_request', 'Send it as JSON');
}

/** Input of a request: its query or its body, with the parameters of the path. */
export async function readInput(
  { operation: { method }, parameters }: Match,
  request: Request,
): Promise<unknown> {
  const fromQuery = method === 'GET' || method === 'DELETE';
  const given = fromQuery
    ? Object.fromEntries(new URL(request.url).searchParams)
    : await bodyOf(request);
  return { ...given, ...parameters };
}
