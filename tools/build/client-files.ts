import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'rolldown/experimental';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const keepAssetsMs = 30 * 24 * 60 * 60 * 1000;
const compressible = /\.(js|css|html|svg|json|webmanifest)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Clears an old build but for its hashed assets of the last 30 days: a tab or a worker of an earlier
 * release may still ask for them.
 */
export function clearBuild(folder: string): void {
  let entries: string[];
  try {
    entries = filesUnder(folder);
  } catch {
    return;
  }
  const assets = join(folder, 'assets');
  for (const file of entries) {
    const hashed = file.startsWith(assets) && !file.endsWith('buildinfo.json');
    if (!hashed || Date.now() - statSync(file).mtimeMs > keepAssetsMs) rmSync(file);
  }
}

/** Scripts that no bundler sees, made as small as those that one does. */
export function minifyPlain(folder: string, files: readonly string[]): void {
  for (const name of files) {
    const file = join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
    writeFileSync(file, code);
  }
}

/** Writes `.br` and `.gz` beside each of the files, for the server to send as they are. */
export function precompress(files: readonly string[]): void {
  for (const file of files.filter((name) => compressible.test(name))) {
    const body = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${file}.br`, brotliCompressSync(body, quality));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9, memLevel: 7 }));
  }
}

/** `sha256-…` of a file, as a precache entry carries it against half-deployed builds. */
export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
