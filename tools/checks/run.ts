import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  playwrightFailures,
  vitestFailures,
  type Failure,
  type PlaywrightSuite,
  type VitestReport,
} from './failures.ts';

interface Tally {
  passed: number;
  failed: number;
  failures?: Failure[];
}

/** Where a stage's words go: straight out, or kept until it is over. */
type Say = (words: string | Uint8Array) => void;

interface Stage {
  name: string;
  run: (say: Say) => Promise<Tally>;
}

const results = '.tmp/test-results';

function execute(
  say: Say,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((answer) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.on('data', say);
    child.stderr.on('data', say);
    child.on('error', (error) => {
      say(`${error.message}\n`);
      answer(false);
    });
    child.on('close', (status) => answer(status === 0));
  });
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string, args: string[]): Stage {
  return {
    name,
    run: async (say) =>
      (await execute(say, command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** A runner that failed without a report, or with nothing run, counts as one failure. */
function tallied(ok: boolean, tally: Tally | null): Tally {
  if (tally === null) return { passed: 0, failed: 1 };
  if (ok && tally.failed === 0 && tally.passed > 0) return tally;
  return { ...tally, failed: Math.max(1, tally.failed) };
}

function report<Report>(file: string): Report | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function vitest(name: string, project: string): Stage {
  const file = `${results}/${name}.json`;
  return {
    name,
    run: async (say) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ok = await execute(say, 'vitest', ['run', `--project=${project}`, ...reporters]);
      const answer = report<VitestReport & Record<string, unknown>>(file);
      if (answer === null) return tallied(ok, null);
      return tallied(ok, {
        passed: Number(answer['numPassedTests']),
        failed: Number(answer['numFailedTests']),
        failures: vitestFailures(answer),
      });
    },
  };
}

function playwright(name: string, project: string): Stage {
  const file = `${results}/${name}.json`;
  return {
    name,
    run: async (say) => {
      const args = ['test', '-c', 'tests/e2e/playwright.config.ts', `--project=${project}`];
      // A folder each: a run clears its own when it begins.
      const own = ['--output', `.tmp/playwright/${name}`, '--reporter=list,json'];
      const ok = await execute(say, 'playwright', [...args, ...own], {
        // Absolute: a relative one would be taken from beside the configuration.
        PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file),
      });
      const answer = report<PlaywrightSuite & { stats: Record<string, number> }>(file);
      if (answer === null) return tallied(ok, null);
      const { stats } = answer;
      // A test that passes only at the second try is a bug to find, so it counts as failed.
      const failed = (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0);
      const failures = playwrightFailures(answer);
      return tallied(ok, { passed: stats['expected'] ?? 0, failed, failures });
    },
  };
}

/**
 * One after the other, and at the end what waits most side by side: browsers leave the machine idle
 * for most of their time.
 */
const first: Stage[] = [
  check('types', 'node', ['tools/checks/types.ts']),
  check('lint', 'oxlint', ['--deny-warnings']),
  check('format', 'oxfmt', ['--check']),
  vitest('unit', 'unit'),
  vitest('server', 'server'),
  vitest('faults', 'faults'),
];
const lanes: Stage[][] = [
  [playwright('e2e', 'chromium')],
  [playwright('kills', 'kills'), playwright('firefox', 'firefox'), playwright('walk', 'walk')],
];

const wanted = process.argv.slice(2);
const isChosen = ({ name }: Stage) => wanted.length === 0 || wanted.includes(name);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
const failures: Failure[] = [];
const lines: string[] = [];

async function runOne(stage: Stage, say: Say): Promise<void> {
  const started = Date.now();
  say(`\n== ${stage.name}\n`);
  const tally = await stage.run(say);
  total.passed += tally.passed;
  total.failed += tally.failed;
  failures.push(...(tally.failures ?? []));
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s;`);
}

const aloud: Say = (words) => process.stdout.write(words);

/** The first lane speaks as it goes, the others when a stage of theirs is over. */
async function runLane(stages: Stage[], at: number): Promise<void> {
  for (const stage of stages.filter(isChosen)) {
    const kept: (string | Uint8Array)[] = [];
    await runOne(stage, at === 0 ? aloud : (words) => kept.push(words));
    for (const words of kept) aloud(words);
  }
}

await runLane(first, 0);
const busy = lanes.filter((lane) => lane.some(isChosen));
await Promise.all(busy.map((lane, at) => runLane(lane, at)));
for (const { name, why } of failures) console.log(`\n== failed: ${name}\n${why}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
