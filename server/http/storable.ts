import { Failure } from '#domain/errors.ts';
import { isStorableText } from '#domain/values/text.ts';

const deepest = 32;

function check(value: unknown, path: string, depth: number): void {
  if (depth > deepest) throw new Failure('bad_request', 'The data is nested too deeply');
  if (typeof value === 'string') {
    if (isStorableText(value)) return;
    throw new Failure('validation', 'The text has characters that cannot be stored. Remove them', {
      fields: { [path]: 'Remove the unreadable characters' },
    });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__' || !isStorableText(key)) {
      throw new Failure('validation', 'A field has a name that is not allowed', {
        fields: { [path]: 'Remove the field that does not belong here' },
      });
    }
    check(part, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}

/** Refuses what PostgreSQL or JavaScript would trip over later: NUL, lone surrogates, depth, __proto__. */
export function assertStorable(value: unknown): void {
  check(value, '', 0);
}
