import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A new folder under the system's temporary one; the database's own user must be able to enter it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ib-proof-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function browser(variable: string, usual: string): string {
  const path = process.env[variable] ?? usual;
  if (!existsSync(path)) throw new Error(`There is no browser at ${path}. Name it in ${variable}`);
  return path;
}

export const chromiumPath = () => browser('CHROMIUM', '/usr/bin/chromium');
/** Chromium's engine without its own windows and services; Chromium itself where it is not installed. */
export const chromiumShellPath = () => browser('CHROMIUM_SHELL', chromiumPath());
export const firefoxPath = () => browser('FIREFOX', '/usr/bin/firefox-esr');
