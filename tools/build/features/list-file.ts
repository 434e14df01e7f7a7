import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import type { Line, Manifest } from './manifest.ts';

/** A file that is made of manifests. Paths from the root of the project. */
export interface ListFile {
  path: string;
  text: string;
}

export function gather(manifests: readonly Manifest[], key: string): Line[] {
  return manifests.flatMap((manifest) => manifest.list(key));
}

/** Path of the module in an import line of `from`. */
export function reached(from: string, module: string): string {
  if (module.startsWith('#')) return module;
  const way = relative(dirname(from), module);
  return way.startsWith('.') ? way : `./${way}`;
}

/** Each name from the module where it is defined: through the manifest it would bring everything else along. */
function importsFor(file: string, lines: readonly Line[]): string {
  const modules = new Map<string, string>();
  for (const { name, module } of lines.flatMap(({ imports }) => imports)) {
    const other = modules.get(name);
    if (other !== undefined && other !== module)
      throw new Error(`${module} and ${other} both have a "${name}". Give one another name`);
    modules.set(name, module);
  }
  const byModule = Map.groupBy(modules, ([, module]) => module);
  return Array.from(byModule, ([module, pairs]) => {
    const names = pairs.map(([name]) => name).join(', ');
    return `import { ${names} } from '${reached(file, module)}';`;
  }).join('\n');
}

/** @param body code that uses the names of these lines */
export function listFile(path: string, lines: readonly Line[], body: string): ListFile {
  const head = '// Made of the manifests by `npm run features`: change a feature.ts instead.';
  return { path, text: `${head}\n${importsFor(path, lines)}\n${body}` };
}

export function textsOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(',\n');
}

/** Manifests as a whole, each by the name of its folder: `demoTasks` of 'demo/tasks'. */
export function wholeFile(
  path: string,
  manifests: readonly Manifest[],
  body: (names: string) => string,
): ListFile {
  const named = manifests.map((manifest) => ({
    manifest,
    name: dirname(relative(dirname(path), manifest.path)).replaceAll(
      /[/-](\w)/g,
      (_, letter: string) => letter.toUpperCase(),
    ),
  }));
  const imports = named.map(
    (one) => `import { feature as ${one.name} } from '${reached(path, one.manifest.path)}';`,
  );
  const names = named.map(({ name }) => name).join(', ');
  return listFile(path, [], `${imports.join('\n')}\n${body(names)}`);
}

/** As the files of the project are formatted. */
export async function formatted({ path, text }: ListFile): Promise<ListFile> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatOptions;
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join()}`);
  return { path, text: code };
}
