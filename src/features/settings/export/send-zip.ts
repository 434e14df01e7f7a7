import { Failure } from '#domain/errors.ts';
import { type ImportState, largestImport, tooLarge } from '#domain/tenant-import/import-state.ts';
import { checkImport } from '#domain/tenant-import/operations.ts';
import { serverAnswer } from '../../../api/calls/call.ts';
import { uploading } from '../../../api/calls/upload.ts';

const cutOff = 'The file did not reach the server. Check the network and choose it again';

/** Milliseconds after which servers and proxies end a request that is still on its way; the least that is usual. */
const usualLimit = 60_000;
const tookTooLong = 408;

function tooSlow(minutes: number): string {
  return `The upload ended after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, before the whole file was sent. The server may allow no more time. Choose it again on a faster network, or ask whoever runs the server to bring it in there`;
}

/** `passed`: ms since it began. A server that ends a request closes the connection, and most browsers tell no more than that. */
function failureAfter(passed: number, wasRefused: boolean, cause?: unknown): Failure {
  if (!wasRefused && passed < usualLimit) return new Failure('unavailable', cutOff, { cause });
  const minutes = Math.max(1, Math.round(passed / 60_000));
  return new Failure('unavailable', tooSlow(minutes), { cause });
}

/** Sends a zip and answers what the server found in it. `onProgress`: bytes that are sent. */
export async function sendZip(
  file: File,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<ImportState> {
  if (file.size > largestImport) throw new Failure('too_large', tooLarge);
  const begun = performance.now();
  const upload = uploading(file, onProgress);
  const response = await upload(checkImport.path, {
    method: checkImport.method,
    headers: { 'content-type': 'application/zip' },
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw failureAfter(performance.now() - begun, false, cause);
  });
  if (response.status === tookTooLong) throw failureAfter(performance.now() - begun, true);
  return (await serverAnswer(checkImport, response)).output;
}
