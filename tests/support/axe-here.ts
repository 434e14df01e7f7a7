import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails if axe finds an error in this document, in a test without a browser: names, roles and structure. Colours and
 * sizes need a real screen. Landmarks and the page's heading are of no part.
 */
export async function axeFindsNothing(
  state: string,
  within: Element = document.body,
): Promise<void> {
  const { violations } = await axe.run(within, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
  expect(found, state).toEqual([]);
}
