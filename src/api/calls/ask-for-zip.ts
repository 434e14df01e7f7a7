import { Failure, failureOf, isErrorBody } from '#domain/errors.ts';
import { apiFetch } from './api-fetch.ts';

const noWay = 'This needs a connection. Check the network and try again';

/** Asks for a zip, which comes while it is read. Throws a Failure, or what aborted it. */
export async function askForZip(
  path: string,
  input: object,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await apiFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new Failure('unavailable', noWay, { cause });
  });
  if (response.ok && response.headers.get('content-type') === 'application/zip') return response;
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) throw failureOf(body);
  throw new Failure('unavailable', 'The answer did not come from the server. Try again');
}

/** The file name that the server gives the zip. */
export function nameOfZip(response: Response, otherwise: string): string {
  const said = response.headers.get('content-disposition') ?? '';
  return decodeURIComponent(/filename="([^"]+)"/.exec(said)?.[1] ?? otherwise);
}
