import { Failure } from '#domain/errors.ts';
import { type ImportState, largestImport, tooLarge } from '#domain/tenant-import/import-state.ts';
import { checkImport } from '#domain/tenant-import/operations.ts';
import { apiFetch } from '../../../api/calls/api-fetch.ts';
import { serverAnswer } from '../../../api/calls/call.ts';

const cutOff = 'The file did not reach the server. Check the network and choose it again';

/** Sends a zip, which the browser reads from its disk as it goes, and answers what the server found in it. */
export async function sendZip(file: File, signal: AbortSignal): Promise<ImportState> {
  if (file.size > largestImport) throw new Failure('too_large', tooLarge);
  const response = await apiFetch(checkImport.path, {
    method: checkImport.method,
    headers: { 'content-type': 'application/zip' },
    body: file,
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new Failure('unavailable', cutOff, { cause });
  });
  return (await serverAnswer(checkImport, response)).output;
}
