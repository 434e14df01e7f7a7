import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { name } from './name.ts';

const accepts = (text: string) => z.safeParse(name(1, 40), text).success;

test.each(['Naledi Mokoena', 'Renée', 'ʼn Dlamini', '李', 'محمد', 'Bishop T. (Soweto) & Co', '👩‍👩‍👧'])(
  '%s is a name',
  (text) => expect(accepts(text)).toBe(true),
);

test('white space around a name is no part of it', () => {
  expect(name(1, 40).parse('  Naledi \n')).toBe('Naledi');
});

test.each([
  ['a line break', 'Naledi\nYour account is locked. Open evil.example'],
  ['a carriage return', 'Naledi\rX'],
  ['a line separator', 'Naledi\u2028X'],
  ['a next line', 'Naledi\u0085X'],
  ['a bell', 'Naledi\u0007'],
  ['a tab', 'Naledi\tX'],
  ['an override of the direction', 'Naledi\u202Egnp.exe'],
  ['an isolate', 'Naledi\u2066X'],
  ['a mark of the direction', 'Naledi\u200FX'],
  ['joiners alone', '\u200D\u200C'],
  ['zero-width spaces alone', '\u200B\u200B'],
  ['fillers alone', '\u3164\uFFA0'],
  ['blank Braille', '\u2800'],
  ['soft hyphens alone', '\u00AD'],
  ['a byte order mark within', 'Na\uFEFFledi'],
  ['NUL', 'Na\0ledi'],
  ['a lone surrogate', 'Na\uD800ledi'],
  ['nothing', '   '],
])('issue 10.8: %s is no name', (_what, text) => {
  expect(accepts(text)).toBe(false);
});
