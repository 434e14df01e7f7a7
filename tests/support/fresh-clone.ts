import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.ts';

/** The files that git knows or would add, and nothing installed or built, in a new folder within `parent`. */
export function freshClone(parent: string): string {
  const folder = mkdtempSync(join(parent, 'ibandla-clone-'));
  chmodSync(folder, 0o755);
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name !== '')) {
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}

/** This process's environment without the project's own programs, as a newcomer's shell has it. */
export function newcomersEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST)/i.test(name));
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, ...extra };
}
