import type { Operation, OutputOf } from '#domain/operation.ts';
import { Failure } from '#domain/errors.ts';
import { serverAnswer } from './call.ts';
import { transportParts } from './api-fetch.ts';
import { tracked } from './in-flight.ts';
import { createTransport } from './transport.ts';

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

/** `fetch` does not say how much of a body has left. */
async function carry(request: Request, onProgress: Sending['onProgress']): Promise<Response> {
  const body = await request.blob();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const line = new XMLHttpRequest();
  line.open(request.method, request.url);
  for (const [name, value] of request.headers) line.setRequestHeader(name, value);
  line.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total);
  });
  line.addEventListener('load', () => {
    const type = line.getResponseHeader('content-type') ?? '';
    resolve(
      new Response(line.responseText, { status: line.status, headers: { 'content-type': type } }),
    );
  });
  line.addEventListener('error', () => reject(new TypeError('The line broke')));
  line.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  request.signal.addEventListener('abort', () => line.abort());
  line.send(body);
  return promise;
}

/** Sends a picture where an operation takes it, and says how far it is. */
export async function sendPicture<Op extends Operation>(
  operation: Op,
  picture: Blob,
  { signal, onProgress }: Sending,
): Promise<OutputOf<Op>> {
  const send = createTransport({
    ...transportParts,
    fetch: (request) => carry(request, onProgress),
  });
  const { method, path } = operation;
  const headers = { 'content-type': picture.type };
  const sent = send(path, { method, headers, body: picture, signal });
  const response = await tracked(sent).catch((cause) => {
    if (signal.aborted) throw cause;
    throw new Failure(
      'unavailable',
      'A picture needs a connection. This one stays here: try again when there is one',
      { cause },
    );
  });
  const { output } = await serverAnswer(operation, response);
  return output;
}
