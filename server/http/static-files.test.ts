import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompress } from '../../tools/build/client-files.ts';
import { staticFiles } from './static-files.ts';

const parent = mkdtempSync(join(tmpdir(), 'ib-static-'));
const folder = join(parent, 'client');
const script = `export const words = ${JSON.stringify('amen '.repeat(200))};`;
const files: Record<string, string> = {
  'index.html': '<!doctype html><title>Ibandla</title>',
  'sw.js': 'self.addEventListener("fetch", () => undefined);',
  'assets/main-4f2a91.js': script,
  'assets/buildinfo.json': '{"version":"1.2.3"}',
};

beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  precompress([join(folder, 'assets/main-4f2a91.js'), join(folder, 'index.html')]);
  writeFileSync(join(parent, 'secret.txt'), 'of the machine');
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  staticFiles(folder).request(path, { headers });

describe('static files', () => {
  test('go out as the build compressed them, in the best way the browser reads', async () => {
    const br = await get('/assets/main-4f2a91.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(br.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
    const gzip = await get('/assets/main-4f2a91.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    const plain = await get('/assets/main-4f2a91.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  test('a file that did not change is not sent again', async () => {
    const first = await get('/index.html');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await get('/index.html', { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/assets/main-4f2a91.js', 'public, max-age=31536000, immutable'],
    ['/assets/buildinfo.json', 'no-store'],
    ['/sw.js', 'no-cache'],
    ['/', 'no-cache'],
  ])('%s is kept as "%s"', async (path, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(expected);
  });

  test.each(['/', '/apps/churches/my-reports'])('%s is a place in the app', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toBe(files['index.html']);
  });

  test.each(['/assets/gone-000000.js', '/apps/missing.css', '/manifest.webmanifest'])(
    'A33 issue 10.14: a missing file is 404, never the page, and kept by no cache: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<!doctype');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '/%00.txt',
    '/%',
  ])('nothing outside the folder is reachable: %s', async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toContain('of the machine');
    expect(answer.status).toBeLessThan(500);
  });

  test('without a build it says what to do', async () => {
    const answer = await staticFiles(join(parent, 'nowhere')).request('/sign-in');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('npm run build');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
