import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  playwrightResults,
  vitestResults,
  type Failure,
  type PlaywrightReport,
  type Results,
  type VitestReport,
} from './results.ts';

/** Takes a stage's output: writes it at once, or keeps it until the stage is over. */
export type Write = (output: string | Uint8Array) => void;

export interface Stage {
  name: string;
  /** `workers`: test files it may run at a time. */
  run: (write: Write, workers: number) => Promise<Results>;
  /** Runs the failed test alone; true when it passes. Absent where a second try can tell nothing new. */
  runAgain?: (failure: Failure, write: Write) => Promise<boolean>;
}

export const resultsFolder = '.tmp/test-results';

function execute(
  write: Write,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((answer) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.on('data', write);
    child.stderr.on('data', write);
    child.on('error', (error) => {
      write(`${error.message}\n`);
      answer(false);
    });
    child.on('close', (status) => answer(status === 0));
  });
}

const brokenRunner = (name: string): Failure => ({
  kind: 'runner',
  stage: name,
  why: 'The runner ended with an error or without a test. Read its output above',
});

/** A check that passes or fails as a whole. */
export function check(name: string, command: string, args: string[]): Stage {
  return {
    name,
    run: async (write) =>
      (await execute(write, command, args))
        ? { passed: 1, failures: [], skips: [], times: [] }
        : { passed: 0, failures: [brokenRunner(name)], skips: [], times: [] },
  };
}

/** A runner that fails without naming a test, or that runs none, is one failure. */
function judged(name: string, ok: boolean, results: Results | null): Results {
  if (results === null) {
    return { passed: 0, failures: [brokenRunner(name)], skips: [], times: [] };
  }
  if (results.failures.length > 0) return results;
  if (ok && results.passed > 0) return results;
  return { ...results, failures: [brokenRunner(name)] };
}

/** True when the run was about something, and all of it passed. */
const passedAlone = (ok: boolean, results: Results | null) =>
  judged('', ok, results).failures.length === 0;

function readReport<Report>(file: string, toResults: (report: Report) => Results): Results | null {
  if (!existsSync(file)) return null;
  return toResults(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

/** A title as a pattern that matches nothing else. */
const literally = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export function vitest(name: string, project: string): Stage {
  const start = async (write: Write, file: string, more: string[]) => {
    rmSync(file, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const ok = await execute(write, 'vitest', [
      'run',
      `--project=${project}`,
      ...reporters,
      ...more,
    ]);
    return { ok, results: readReport<VitestReport>(file, vitestResults) };
  };
  return {
    name,
    run: async (write, workers) => {
      const many = [`--maxWorkers=${workers}`];
      const { ok, results } = await start(write, `${resultsFolder}/${name}.json`, many);
      return judged(name, ok, results);
    },
    runAgain: async (failure, write) => {
      if (failure.kind === 'runner') return false;
      const only = failure.kind === 'test' ? ['-t', `^${literally(failure.title)}$`] : [];
      const again = [failure.file, ...only];
      const { ok, results } = await start(write, `${resultsFolder}/${name}-again.json`, again);
      return passedAlone(ok, results);
    },
  };
}

export function playwright(name: string, project: string): Stage {
  const start = async (write: Write, run: string, only: string[]) => {
    const file = `${resultsFolder}/${run}.json`;
    rmSync(file, { force: true });
    const args = ['test', '-c', 'tests/e2e/playwright.config.ts', `--project=${project}`];
    // A folder each: a run clears its own when it begins.
    const own = ['--output', `.tmp/playwright/${run}`, '--reporter=list,json'];
    const ok = await execute(write, 'playwright', [...args, ...own, ...only], {
      // Absolute: a relative one would be taken from beside the configuration.
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file),
    });
    return { ok, results: readReport<PlaywrightReport>(file, playwrightResults) };
  };
  return {
    name,
    run: async (write) => {
      const { ok, results } = await start(write, project, []);
      return judged(name, ok, results);
    },
    runAgain: async (failure, write) => {
      if (failure.kind === 'runner') return false;
      const only = failure.kind === 'test' ? ['-g', `${literally(failure.title)}$`] : [];
      // Playwright takes a file as a pattern of its whole path.
      const again = [literally(failure.file.replace(/^(\.\.\/)+/, '')), ...only];
      const { ok, results } = await start(write, `${project}-again`, again);
      return passedAlone(ok, results);
    },
  };
}
