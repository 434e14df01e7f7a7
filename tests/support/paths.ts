import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A new folder under the system's temporary one; the database's own user must be able to enter it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ib-proof-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

const memory = '/dev/shm';
/** A machine with less room there needs it for its browsers themselves. */
const enoughMemory = 4_000_000_000;

function hasMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enoughMemory;
}

/**
 * A new folder for a browser's profile: a thousand small files, which are copied for each test. In memory, where there is room,
 * that takes a fifth of the time that a disk needs.
 */
export function profileFolder(name: string): string {
  return mkdtempSync(join(hasMemory() ? memory : tmpdir(), `ib-proof-${name}-`));
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
