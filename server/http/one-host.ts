import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { Failure } from '#domain/errors.ts';

/** Names of headers stand at even places, each before its value. */
function countOf(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}

/**
 * Refuses a request that names two hosts. Node goes by the first and a proxy may go by the last: each
 * would take the request for another site's.
 */
export const oneHost: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (
  context,
  next,
) => {
  // Asked in memory there is no such request.
  const rawHeaders = context.env?.incoming?.rawHeaders ?? [];
  if (countOf(rawHeaders, 'host') > 1) {
    throw new Failure('bad_request', 'The request names more than one host');
  }
  await next();
};
