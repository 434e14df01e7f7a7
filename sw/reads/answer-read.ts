import { headers } from '#domain/headers.ts';
import { validated } from '#domain/validate.ts';
import { answerFromDevice } from '#store/answer-from-device.ts';
import type { CachedRead } from '#store/cached-read.ts';
import type { Store } from '#store/database.ts';
import { matcher } from '../match.ts';
import { readInput } from '../read-input.ts';

/** This device's answer to a call with the policy `cache`; null where it does not hold everything. */
export type AnswerRead = (store: Store, request: Request) => Promise<Response | null>;

export function readAnswerer(reads: readonly CachedRead[]): AnswerRead {
  const match = matcher(reads.map(({ operation }) => operation));
  return async (store, request) => {
    const found = match(request.method, new URL(request.url).pathname);
    if (!found) return null;
    const input = validated(found.operation.input, await readInput(found, request));
    const answer = await answerFromDevice(store, found.operation, input, reads);
    if (!answer) return null;
    return Response.json(answer.output, {
      headers: {
        [headers.answeredBy]: 'device',
        // Age of the answer.
        'last-modified': new Date(answer.asOf).toUTCString(),
        'cache-control': 'no-store',
      },
    });
  };
}
