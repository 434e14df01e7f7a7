import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operations } from '#domain/registry.ts';
import { settingNames } from '../server/env.ts';

interface Document {
  path: string;
  text: string;
  /** The words between backticks. */
  marked: string[];
}

function read(path: string): Document {
  const text = readFileSync(path, 'utf8');
  // Examples in fences are code, not words about the project.
  const prose = text.replaceAll(/^```[^]*?^```/gm, '');
  return { path, text, marked: [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '') };
}

const documents = globSync(['*.md', 'docs/**/*.md']).map(read);
const described = documents.map((document) => [document.path, document] as const);

const rooms = new Set(['src', 'sw', 'workers', 'server', 'public', 'tests', 'tools', 'docs']);

/** `src/domain/<feature>/entities.ts` names a kind of path: one of the kind must be there. */
function exists(path: string): boolean {
  const pattern = path.replaceAll(/<[a-z]+>/g, '*');
  return ['.', 'src'].some(
    (start) => existsSync(join(start, path)) || globSync(join(start, pattern)).length > 0,
  );
}

function isPath(word: string): boolean {
  const [first = ''] = word.split('/');
  if (!/^[\w.<>{}()$@,*/-]+$/.test(word) || !word.includes('/')) return false;
  return rooms.has(first) || /^\w[^ ]*\.(ts|tsx|mjs|json)$/.test(word);
}

function scriptsOf(file: string): string[] {
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
  return Object.keys(scripts);
}

const scripts = scriptsOf('package.json');
const stages = new Set(
  [
    ...readFileSync('tools/checks/run.ts', 'utf8').matchAll(
      /(?:check|vitest|playwright)\('(\w+)'/g,
    ),
  ].map((match) => match[1]),
);

/** Why `npm` cannot do what a document says, or null. */
function wrongCommand(command: string): string | null {
  const [, verb = '', first = '', ...rest] = command.split(' ');
  if (verb === 'run') return scripts.includes(first) ? null : `no script ${first}`;
  if (verb !== 'test' || first !== '--') return null;
  const unknown = rest.find((stage) => !stages.has(stage));
  return unknown === undefined ? null : `no stage ${unknown}`;
}

describe.each(described)('%s', (path, { text, marked }) => {
  test('names paths that are there', () => {
    expect(marked.filter((word) => isPath(word) && !exists(word))).toEqual([]);
  });

  test('names commands that are there', () => {
    const fenced = [...text.matchAll(/^npm .*?(?=\s+#|$)/gm)].map(([line]) => line);
    const commands = [...marked, ...fenced].filter((word) => /^npm (run|test)/.test(word));
    expect(commands.filter((command) => wrongCommand(command) !== null)).toEqual([]);
  });

  test('names calls that the server answers', () => {
    const calls = marked.filter((word) => /^(GET|POST|PATCH|PUT|DELETE) \/?api\//.test(word));
    const known = new Set(operations.map(({ method, path: address }) => `${method} ${address}`));
    expect(calls.filter((call) => !known.has(call.replace(' api', ' /api')))).toEqual([]);
  });

  test('links to pages that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
    const broken = links.filter((link) => {
      if (link.startsWith('/docs/guides/')) return !existsSync(`.${link}.md`);
      if (link.startsWith('/')) return false;
      return !existsSync(join(dirname(path), link));
    });
    expect(broken).toEqual([]);
  });
});

describe('settings', () => {
  const readme = documents.find(({ path }) => path === 'README.md')?.text ?? '';
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Backup'));
  const listed = [...table.matchAll(/^\| [^|]+/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]),
  );
  test('README lists the settings that the server reads, and no others', () => {
    expect(new Set(listed)).toEqual(new Set(settingNames));
  });

  test('documents name no other settings', () => {
    const known = new Set([...settingNames, 'BYPASSRLS', 'SIGTERM']);
    const named = documents.flatMap(({ path, marked }) =>
      marked
        .filter((word) => /^[A-Z][A-Z_]{3,}(=.*)?$/.test(word))
        .map((word) => ({ path, name: word.replace(/=.*/, '') })),
    );
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});
