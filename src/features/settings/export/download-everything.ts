import { Failure, failureOf, isErrorBody } from '#domain/errors.ts';
import { exportPath } from '#domain/tenant-export/paths.ts';
import { apiFetch } from '../../../api/calls/api-fetch.ts';
import { saveBlob } from '../../../ui/save-file.ts';

const noWay = 'This needs a connection. Check the network and try again';
const cutOff = 'The download was cut off. Check the network and try again';

async function answerOf(signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await apiFetch(exportPath, {
    method: 'POST',
    headers,
    body: '{}',
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new Failure('unavailable', noWay, { cause });
  });
  if (response.ok && response.headers.get('content-type') === 'application/zip') return response;
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) throw failureOf(body);
  throw new Failure('unavailable', 'The answer did not come from the server. Try again');
}

function counted(received: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      received(bytes);
      controller.enqueue(part);
    },
  });
}

function nameIn(response: Response): string {
  const said = response.headers.get('content-disposition') ?? '';
  return decodeURIComponent(/filename="([^"]+)"/.exec(said)?.[1] ?? 'organisation.zip');
}

/**
 * Saves everything of the organisation as a file. The browser keeps what has come on its disk, so that no memory has to hold
 * all of it. `received`: how many bytes so far; how many there will be, nobody knows before the end.
 */
export async function downloadEverything(
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await answerOf(signal);
  if (response.body === null) throw new Failure('unavailable', cutOff);
  const file = await new Response(response.body.pipeThrough(counted(received)))
    .blob()
    .catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new Failure('unavailable', cutOff, { cause });
    });
  saveBlob(nameIn(response), file);
}
