import { Failure } from '#domain/errors.ts';

/**
 * The beginnings of passwords that guessers try first, as the lists of broken ones have them. Digits
 * and signs after them make none of them better.
 */
const common = new Set([
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'letmein',
  'welcome',
  'iloveyou',
  'ilovejesus',
  'jesuschrist',
  'jesusislord',
  'jesussaves',
  'godisgood',
  'godislove',
  'hallelujah',
  'blessed',
  'administrator',
  'admin',
  'football',
  'superman',
  'sunshine',
  'princess',
  'changeme',
  'church',
  'ibandla',
]);

const runs = ['0123456789012345678901234567890', 'abcdefghijklmnopqrstuvwxyz'];

function isRun(text: string): boolean {
  const backwards = [...text].toReversed().join('');
  return runs.some((run) => run.includes(text) || run.includes(backwards));
}

/** Why a password is guessed soon, in a sentence; null where nothing speaks against it. */
export function weaknessOf(
  password: string,
  person: { email: string; name: string },
): string | null {
  const plain = password.toLowerCase();
  const core = plain.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (new Set(plain).size < 4 || isRun(plain) || common.has(core) || common.has(plain)) {
    return 'Many people use this password, so it is guessed first. Choose another';
  }
  const own = [person.email.split('@')[0] ?? '', ...person.name.split(/\s+/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 3);
  if (own.some((part) => core === part)) {
    return 'Your own name is guessed first. Choose another password';
  }
  return null;
}

/** The field's own sentence where the password is guessed soon. */
export function refuseWeak(password: string, person: { email: string; name: string }): void {
  const weakness = weaknessOf(password, person);
  if (weakness === null) return;
  throw new Failure('validation', weakness, { fields: { password: weakness } });
}
