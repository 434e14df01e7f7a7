import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellScripts } from './chunks.ts';

/** The page as the service worker answers with it. */
export const appShell = 'held.html';

/**
 * The page with what a signed-in person's start runs named at its top, so that no file waits for the one
 * that imports it. Only the worker's page has it: a first visit must not fetch what sign-in does not need.
 */
export function namingScripts(html: string, files: readonly string[]): string {
  const links = shellScripts.map((name) => {
    // With its hash of eight signs, and nothing between: other names begin with the same word.
    const named = new RegExp(String.raw`^assets/${name}-[\w-]{8}\.js$`);
    const file = files.find((one) => named.test(one));
    if (file === undefined) throw new Error(`The build has no script "${name}"`);
    return `<link rel="modulepreload" href="/${file}" />\n    `;
  });
  const script = '<script type="module"';
  if (!html.includes(script)) throw new Error('The page starts no module');
  return html.replace(script, `${links.join('')}${script}`);
}

export function writeAppShell(folder: string, files: readonly string[]): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, appShell), namingScripts(html, files));
}
