import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearBuild } from './client-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ib-build-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = 24 * 60 * 60 * 1000;

function written(name: string, daysAgo: number): void {
  const file = join(folder, name);
  writeFileSync(file, '');
  const at = new Date(Date.now() - daysAgo * day);
  utimesSync(file, at, at);
}

test('A32 hashed files of the last 30 days outlive a build; older ones and all others do not', () => {
  written('index.html', 1);
  written('sw.js', 1);
  written('assets/buildinfo.json', 1);
  written('assets/form-abcd1234.js', 29);
  written('assets/form-old01234.js', 31);
  clearBuild(folder);
  expect(readdirSync(folder)).toEqual(['assets']);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['form-abcd1234.js']);
});

test('there may be no build yet', () => {
  expect(() => clearBuild(join(folder, 'nothing'))).not.toThrow();
});
