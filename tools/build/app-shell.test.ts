import { expect, test } from 'vitest';
import { shellScripts } from './chunks.ts';
import { namingScripts } from './app-shell.ts';

const html =
  '<head>\n    <script type="module" crossorigin src="/assets/index-1.js"></script>\n</head>';
const files = [
  // Names that begin like those of the start, and are none of them.
  ...shellScripts.map((name) => `assets/${name}-layouts.gallery-12345678.js`),
  ...shellScripts.map((name) => `assets/${name}-12345678.js`),
  'assets/form-12345678.css',
];

test('names what a start runs, before the page asks for its first module', () => {
  const held = namingScripts(html, files);
  const found = [
    ...held.matchAll(/<link rel="modulepreload" href="\/assets\/([a-z-]+)-12345678.js"/g),
  ];
  expect(found.map(([, name]) => name)).toEqual(shellScripts);
  expect(held.indexOf('<script')).toBeGreaterThan(held.lastIndexOf('<link'));
});

test('a chunk that the build no longer has stops it, and so does a page without a module', () => {
  const others = files.filter((file) => !file.includes('signed-in'));
  expect(() => namingScripts(html, others)).toThrow('The build has no script "signed-in"');
  expect(() => namingScripts('<head></head>', files)).toThrow('The page starts no module');
});
