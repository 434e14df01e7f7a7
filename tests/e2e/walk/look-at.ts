import type { Scheme } from '../../support/accessible.ts';
import { expect } from '../../support/fixtures.ts';
import type { Walker } from './walker.ts';

interface View {
  width: number;
  scheme: Scheme;
}

const laptop: View = { width: 1440, scheme: 'light' };
const laptopDark: View = { width: 1440, scheme: 'dark' };
const phone: View = { width: 390, scheme: 'light' };
const phoneDark: View = { width: 390, scheme: 'dark' };
const narrowest: View = { width: 320, scheme: 'dark' };

/**
 * Views of every route, of every gallery with its parts, and of all of them under
 * `npm run walk`. From one to the next only a size or only the scheme changes, where it can.
 */
const usual: readonly View[] = [laptop, phoneDark, narrowest];
const inAllSchemes: readonly View[] = [laptop, laptopDark, phone, phoneDark, narrowest];
const whole: readonly View[] = [
  laptop,
  laptopDark,
  { width: 820, scheme: 'dark' },
  { width: 820, scheme: 'light' },
  phone,
  phoneDark,
  { width: 360, scheme: 'dark' },
  narrowest,
];

function viewsOf(address: string): readonly View[] {
  if (process.env.WALK === 'whole') return whole;
  return /^\/ui\/(?!page-layouts)/.test(address) ? inAllSchemes : usual;
}

/** Narrower than a phone that anything is drawn for, what is there is the same, with less room. */
const isDrawnFor = (width: number) => width >= 390;

async function found(walker: Walker, address: string): Promise<string[]> {
  await walker.size(1440, 'light');
  const end = await walker.go(address);
  const findings = await walker.structure();
  if (end === '/404-not-found' && address !== end) findings.push('no such page');
  const seen = new Set<number>();
  for (const { width, scheme } of viewsOf(address)) {
    await walker.size(width, scheme);
    const here = await walker.beside();
    if (isDrawnFor(width)) here.push(...(await walker.axe(seen.has(width) ? 'colours' : 'all')));
    seen.add(width);
    findings.push(...here.map((finding) => `at ${width}, ${scheme}: ${finding}`));
  }
  return [...findings, ...walker.problems()];
}

/** One that is wrong, or that never comes to rest, is a finding, and the walk goes on. */
export async function lookAt(walker: Walker, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const findings = await found(walker, address).catch((error: unknown) => [String(error)]);
    expect.soft(findings, address).toEqual([]);
  }
}
