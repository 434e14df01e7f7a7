import type { Plugin, Rolldown } from 'vite';
import { comesFirst } from './chunks.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Each chunk after those that it imports, and what comes later after what comes first. */
function inOrder(bundle: Bundle): Set<Chunk> {
  const found = new Set<Chunk>();
  const wanted = new Set<string>();
  function take(file: string): void {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    for (const next of chunk.imports) take(next);
    for (const next of chunk.dynamicImports) wanted.add(next);
    found.add(chunk);
  }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.isEntry) take(file);
  }
  for (const file of wanted) take(file);
  return found;
}

/** Takes a chunk's own files of styles out of the build. */
function takeStyles(bundle: Bundle, { fileName, viteMetadata }: Chunk): string {
  const files = [...(viteMetadata?.importedCss ?? [])];
  viteMetadata?.importedCss.clear();
  return files
    .map((file) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') throw new Error(`${fileName} has no styles in ${file}`);
      delete bundle[file];
      return String(asset.source);
    })
    .join('');
}

/** Names of the files that import a file of `found`, whatever stands between them; those of `found` included. */
function needing(bundle: Bundle, found: ReadonlySet<string>): Set<string> {
  const all = new Set(found);
  for (let before = -1; before !== all.size;) {
    before = all.size;
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'chunk' && chunk.imports.some((next) => all.has(next))) all.add(file);
    }
  }
  return all;
}

const importOrMark = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)|,\s*__VITE_PRELOAD__/g;

/** Tells each dynamic import, in the place that Vite keeps for it, whether it must wait for the later styles. */
export function markImports(code: string, waits: (file: string) => boolean): string {
  const open: string[] = [];
  return code.replace(importOrMark, (found, file?: string) => {
    if (file !== undefined) {
      open.push(file);
      return found;
    }
    const imported = open.pop();
    return imported !== undefined && waits(imported) ? ',1' : '';
  });
}

/**
 * Brings a part of the page with the styles that it needs. They are one file, named in the page and
 * switched on by the first part that needs them: its name is in no script, so that other styles make no
 * other scripts. A failure is told, and tried anew with the next part.
 */
const preloadHelper = `let styles;
const laterStyles = () => styles ??= new Promise((resolve, reject) => {
  const link = document.querySelector('link[disabled]');
  link.onload = resolve;
  link.onerror = (event) => {
    link.disabled = true;
    styles = 0;
    reject(event);
  };
  link.disabled = false;
});
export const __vitePreload = (load, waits) =>
  Promise.all([load(), waits && laterStyles()]).then(([part]) => part, (error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });`;

/** All styles in two files: what the first load shows, and the rest, which comes with what needs it. */
export function stylesInTwo(): Plugin {
  const files: string[] = [];
  return {
    name: 'styles-in-two',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => preloadHelper,
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        let [first, later] = ['', ''];
        const withLater = new Set<string>();
        for (const chunk of inOrder(bundle)) {
          const styles = takeStyles(bundle, chunk);
          if (comesFirst(chunk)) {
            first += styles;
          } else if (styles !== '') {
            later += styles;
            withLater.add(chunk.fileName);
          }
        }
        const waiting = needing(bundle, withLater);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (chunk.isEntry && waiting.has(chunk.fileName)) {
            throw new Error(`${chunk.fileName} cannot wait for the later styles`);
          }
          chunk.code = markImports(chunk.code, (file) => waiting.has(`assets/${file}`));
        }
        for (const [name, source] of [
          ['first.css', first],
          ['later.css', later],
        ] as const) {
          files.push(this.getFileName(this.emitFile({ type: 'asset', name, source })));
        }
      },
    },
    transformIndexHtml: () =>
      files.map((file, at) => ({
        tag: 'link',
        attrs: { rel: 'stylesheet', href: `/${file}`, disabled: at > 0 },
        injectTo: 'head',
      })),
  };
}
