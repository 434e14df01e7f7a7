import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function flush(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Everything in a folder is on the disk, and the names of it too, before anybody relies on it. */
export function writeThrough(folder: string): void {
  // Windows opens no folders and flushes no file that was opened to be read.
  if (process.platform === 'win32') return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() || entry.isDirectory()) flush(join(entry.parentPath, entry.name));
  }
  flush(folder);
}
