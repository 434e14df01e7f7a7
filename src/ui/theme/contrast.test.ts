import { describe, expect, test } from 'vitest';
import { mixedHues, type Mix } from '../avatar/mixed-hues.ts';
import { themeNames } from './themes.ts';
import { chart, color, contrast, presence, themes } from './tokens.json';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
type Token = keyof typeof color | keyof typeof themes.protea;

/** Backgrounds of text, in every theme. The accent takes part wherever it is text or has text on it. */
const texts: readonly (readonly [text: Token, on: readonly Token[]])[] = [
  ['text', ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed']],
  ['textMuted', ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed']],
  ['textSubtle', ['canvas', 'surface', 'raised', 'sunken', 'hover']],
  ['text', ['accentSoft', 'accentSoftHover']],
  ['textMuted', ['accentSoft', 'accentSoftHover']],
  ['textSubtle', ['accentSoft']],
  ['accentText', ['canvas', 'surface', 'raised', 'sunken', 'hover', 'accentSoft']],
  ['accentText', ['accentSoftHover']],
  ['onAccent', ['accentSolid', 'accentHover']],
  ['onInverse', ['inverse']],
  ['successText', ['canvas', 'surface', 'raised', 'successSoft']],
  ['warningText', ['canvas', 'surface', 'raised', 'warningSoft']],
  ['dangerText', ['canvas', 'surface', 'raised', 'dangerSoft', 'dangerBorder']],
  ['infoText', ['canvas', 'surface', 'raised', 'infoSoft']],
  ['violetText', ['canvas', 'surface', 'raised', 'violetSoft']],
  ['neutralText', ['canvas', 'surface', 'raised', 'neutralSoft']],
  ['onAccent', ['successSolid', 'warningSolid', 'dangerSolid', 'infoSolid', 'violetSolid']],
];

/** Read standing, in dim light, at arm's length. */
const ushers: readonly (readonly [text: Token, on: readonly Token[]])[] = [
  ['text', ['canvas', 'surface', 'raised', 'sunken']],
  ['textMuted', ['canvas', 'surface', 'raised', 'sunken']],
  ['accentText', ['surface', 'accentSoft']],
  ['warningText', ['surface', 'warningSoft']],
  ['dangerText', ['surface', 'dangerSoft']],
  ['infoText', ['surface', 'infoSoft']],
  ['violetText', ['surface', 'violetSoft']],
  ['neutralText', ['surface', 'neutralSoft']],
];

/** Edges, rings and marks: seen, not read. */
const marks: readonly (readonly [mark: Token, on: readonly Token[]])[] = [
  ['borderStrong', ['canvas', 'surface', 'raised']],
  ['focus', ['canvas', 'surface', 'raised', 'accentSoft', 'sunken']],
  ['accentSolid', ['surface', 'canvas']],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG computes it. */
function ratioOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

type Values = Record<string, Record<Scheme, { hex?: string; css?: string }>>;

function hexOf(token: string, values: Values, scheme: Scheme): string {
  const { hex } = values[token]?.[scheme] ?? {};
  if (hex === undefined) throw new Error(`${token} is no colour`);
  return hex;
}

/** As `color-mix(in srgb, ...)` does. */
function mixed([one, other]: Mix, scheme: Scheme): string {
  const [a, b] = [hexOf(one, color, scheme), hexOf(other, color, scheme)];
  const parts = [1, 3, 5].map((at) => {
    const [first, second] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(((first ?? 0) + (second ?? 0)) / 2);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The pairs of a list that are not as strong as they have to be. */
function weak(pairs: typeof texts, least: number, values: Values, scheme: Scheme): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = ratioOf(hexOf(front, values, scheme), hexOf(back, values, scheme));
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(schemes)('B41 in the %s scheme', (scheme) => {
  test.each(themeNames)('%s: text can be read, edges and marks can be seen', (theme) => {
    const values: Values = { ...color, ...themes[theme] };
    expect(weak(texts, 4.5, values, scheme)).toEqual([]);
    expect(weak(marks, 3, values, scheme)).toEqual([]);
  });

  test.each(themeNames)('%s: what an usher reads has 7 to 1', (theme) => {
    expect(weak(ushers, 7, { ...color, ...themes[theme] }, scheme)).toEqual([]);
  });

  test.each(Object.entries(mixedHues))(
    'issue 10.28: letters on %s avatars have 7 to 1',
    (_, hue) => {
      const ratio = ratioOf(mixed(hue.background, scheme), mixed(hue.letters, scheme));
      expect(ratio).toBeGreaterThanOrEqual(7);
    },
  );

  test('colours of charts and presence are seen on a surface', () => {
    const surface = color.surface[scheme].hex;
    const seen = [
      ...chart.categorical.map((one) => [one.name, one[scheme].hex] as const),
      ...Object.values(presence)
        .filter((value) => value.startsWith('color.'))
        .map((value) => [value, hexOf(value.slice(6), color, scheme)] as const),
    ];
    expect(seen).toHaveLength(10);
    expect(seen.filter(([, hex]) => ratioOf(hex, surface) < 3)).toEqual([]);
  });
});

test('the ratios that stand beside the tokens are those of the tokens', () => {
  const plain = /^(light|dark) (\w+) on (\w+)$/;
  const said = contrast.pairs.flatMap(({ pair, ratio }) => {
    const [, scheme, front = '', back = ''] = plain.exec(pair) ?? [];
    return front in color && back in color ? [{ pair, scheme, front, back, ratio }] : [];
  });
  expect(said.length).toBeGreaterThan(40);
  for (const { pair, scheme, front, back, ratio } of said) {
    const own = ratioOf(
      hexOf(front, color, scheme as Scheme),
      hexOf(back, color, scheme as Scheme),
    );
    expect(own, pair).toBeCloseTo(ratio, 1);
  }
});
