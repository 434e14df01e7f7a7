import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync } from 'vite';

/** A line of a manifest's list, as it stands there. */
export interface Line {
  text: string;
  /** The names in it that the manifest imports, and from where: a path from the root, or as `#domain/…`. */
  imports: { name: string; module: string }[];
}

/** A `feature.ts`, read and not run: what it imports may need the very lists that are made of it. */
export interface Manifest {
  /** From the root of the project. */
  path: string;
  list(key: string): Line[];
  /** An object of texts. */
  texts(key: string): Record<string, string>;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

function identifiersIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === 'Identifier' && typeof name === 'string') return [name];
  return Object.values(node).flatMap(identifiersIn);
}

/** Imported name -> module. */
function importsOf(path: string, { body }: ESTree.Program): Map<string, string> {
  const from = (source: string) => (source.startsWith('.') ? join(dirname(path), source) : source);
  return new Map(
    body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }) => [local.name, from(node.source.value)] as const)
        : [],
    ),
  );
}

/** The object that the manifest exports as `feature`. */
function featureIn({ body }: ESTree.Program): Map<string, ESTree.Expression> | null {
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [first] = declaration.declarations;
    if (first?.id.type !== 'Identifier' || first.id.name !== 'feature') continue;
    return first.init?.type === 'ObjectExpression' ? propertiesOf(first.init) : null;
  }
  return null;
}

function propertiesOf(object: ESTree.ObjectExpression): Map<string, ESTree.Expression> {
  return new Map(
    object.properties.flatMap((one) =>
      one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value]] : [],
    ),
  );
}

/** @param path from the root of the project */
export function readManifest(path: string): Manifest {
  const code = readFileSync(path, 'utf8');
  const { program } = parseSync(path, code);
  const imports = importsOf(path, program);
  const feature = featureIn(program);
  if (feature === null) throw new Error(`${path} exports no object "feature"`);
  const lineOf = (node: Node): Line => ({
    text: code.slice(node.start, node.end),
    imports: [...new Set(identifiersIn(node))].flatMap((name) => {
      const module = imports.get(name);
      return module === undefined ? [] : [{ name, module }];
    }),
  });
  return {
    path,
    list(key) {
      const list = feature.get(key);
      if (list === undefined) return [];
      if (list.type !== 'ArrayExpression') throw new Error(`${path}: "${key}" is to be a list`);
      return list.elements.map((node) => {
        if (node === null || node.type === 'SpreadElement')
          throw new Error(`${path}: name what is in "${key}" one by one`);
        return lineOf(node);
      });
    },
    texts(key) {
      const object = feature.get(key);
      if (object === undefined) return {};
      if (object.type !== 'ObjectExpression')
        throw new Error(`${path}: "${key}" is to be an object`);
      const texts = Array.from(propertiesOf(object), ([name, value]) => {
        if (value.type !== 'Literal' || typeof value.value !== 'string')
          throw new Error(`${path}: "${key}.${name}" is to be a text`);
        return [name, value.value];
      });
      return Object.fromEntries(texts) as Record<string, string>;
    },
  };
}

/** Runs the manifest and answers its `feature`. It must import no list that is made of manifests. */
export async function runManifest<Feature>({ path }: Manifest): Promise<Feature> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as { feature: Feature };
  return module.feature;
}
