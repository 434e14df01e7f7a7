import { headers } from '#domain/headers.ts';
import { validated } from '#domain/validate.ts';
import { answerFromDevice } from '#store/answer-from-device.ts';
import { cachedReads } from '#store/cached-reads.gen.ts';
import type { Store } from '#store/database.ts';
import { matcher } from '../match.ts';
import { readInput } from '../read-input.ts';

const match = matcher(cachedReads.map(({ operation }) => operation));

/** What this device says to a call with the policy `cache`; null where it does not hold everything. */
export async function answerRead(store: Store, request: Request): Promise<Response | null> {
  const found = match(request.method, new URL(request.url).pathname);
  if (!found) return null;
  const input = validated(found.operation.input, await readInput(found, request));
  const answer = await answerFromDevice(store, found.operation, input);
  if (!answer) return null;
  return Response.json(answer.output, {
    headers: {
      [headers.answeredBy]: 'device',
      // How fresh it is.
      'last-modified': new Date(answer.asOf).toUTCString(),
      'cache-control': 'no-store',
    },
  });
}
