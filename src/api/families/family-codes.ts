import { Failure } from '#domain/errors.ts';
import type { Family } from '#domain/families/entities.ts';
import { familyCodes, mostCodes, newFamilyCode } from '#domain/families/family-code-operations.ts';
import { call } from '../calls/call.ts';

const offline = () => new Failure('unavailable', 'This needs a connection');

async function someCodes(ids: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const answer = await call(familyCodes, { ids: [...ids] });
  if (answer.answeredBy === 'device') throw offline();
  return answer.output.data.map(({ familyId, code }) => [familyId, code] as const);
}

/** Id of a family -> its code, of those that have one. Read from the server: no device keeps codes. */
export async function readCodes(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (let from = 0; from < ids.length; from += mostCodes) {
    for (const [id, code] of await someCodes(ids.slice(from, from + mostCodes)))
      codes.set(id, code);
  }
  return codes;
}

/** Gives the family a code, and answers it: the one before opens nothing any more. */
export async function makeCode({ id, churchId }: Family): Promise<string> {
  const answer = await call(newFamilyCode, { id, churchId });
  if (answer.answeredBy === 'device') throw offline();
  return answer.output.code;
}
