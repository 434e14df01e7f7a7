import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceMark } from './prepare.mjs';

test.each([
  'docs/guides/start/count-a-service.md',
  'CHANGELOG.md',
  'manifest.webmanifest',
  'package.json',
  'src/features/attendance/screen.tsx',
])('`npm start` builds again after a change of %s', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'ibandla-sources-'));
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'before');
  const before = sourceMark(folder);
  expect(sourceMark(folder)).toBe(before);
  writeFileSync(path, 'after it');
  expect(sourceMark(folder)).not.toBe(before);
  rmSync(folder, { recursive: true, force: true });
});

test('`npm start` does not build again after a change of a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ibandla-sources-'));
  mkdirSync(join(folder, 'src'));
  const before = sourceMark(folder);
  writeFileSync(join(folder, 'src/rules.test.ts'), 'a test');
  expect(sourceMark(folder)).toBe(before);
  rmSync(folder, { recursive: true, force: true });
});
