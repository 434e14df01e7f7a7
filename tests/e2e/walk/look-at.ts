import { expect } from '../../support/fixtures.ts';
import { schemes, widths, type Walker } from './walker.ts';

/** Everything that can be seen of a page from outside, in each size and scheme. */
async function look(walker: Walker, address: string): Promise<void> {
  await walker.size(1440, 'light');
  const end = await walker.go(address);
  expect.soft(end === '/404-not-found', `${address} exists`).toBe(address === '/404-not-found');
  expect.soft(await walker.structure(), address).toEqual([]);
  for (const width of widths) {
    for (const scheme of schemes) {
      await walker.size(width, scheme);
      expect.soft(await walker.beside(), `${address} at ${width}, ${scheme}`).toEqual([]);
      if ((width === 390) === (scheme === 'light') && width !== 820)
        expect.soft(await walker.axe(), `${address} at ${width}, ${scheme}`).toEqual([]);
    }
  }
  for (const width of [320, 360]) {
    await walker.size(width, 'light');
    expect.soft(await walker.beside(), `${address} at ${width}`).toEqual([]);
  }
  expect.soft(walker.troubles(), `${address}: what the browser said`).toEqual([]);
}

/** A page that never comes to rest is one more finding, and the walk goes on. */
export async function lookAt(walker: Walker, address: string): Promise<void> {
  await look(walker, address).catch((error: unknown) => {
    expect.soft(String(error), address).toBe('');
  });
}
