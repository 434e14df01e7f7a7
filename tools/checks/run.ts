import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  run: () => Tally;
}

const results = '.tmp/test-results';

function execute(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string, args: string[]): Stage {
  return {
    name,
    run: () => (execute(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A runner that failed without a report, or with nothing run, counts as one failure. */
function tallied(ok: boolean, tally: Tally | null): Tally {
  if (tally === null) return { passed: 0, failed: 1 };
  if (ok && tally.failed === 0 && tally.passed > 0) return tally;
  return { passed: tally.passed, failed: Math.max(1, tally.failed) };
}

function report(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

function vitest(name: string, project: string): Stage {
  const file = `${results}/${name}.json`;
  return {
    name,
    run: () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ok = execute('vitest', ['run', `--project=${project}`, ...reporters]);
      const answer = report(file);
      if (answer === null) return tallied(ok, null);
      return tallied(ok, {
        passed: Number(answer['numPassedTests']),
        failed: Number(answer['numFailedTests']),
      });
    },
  };
}

function playwright(name: string, project: string): Stage {
  const file = `${results}/${name}.json`;
  return {
    name,
    run: () => {
      const args = ['test', '-c', 'tests/e2e/playwright.config.ts', `--project=${project}`];
      const ok = execute('playwright', [...args, '--reporter=list,json'], {
        // Absolute: a relative one would be taken from beside the configuration.
        PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file),
      });
      const stats = report(file)?.['stats'] as Record<string, number> | undefined;
      if (stats === undefined) return tallied(ok, null);
      // A test that passes only at the second try is a bug to find, so it counts as failed.
      const failed = (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0);
      return tallied(ok, { passed: stats['expected'] ?? 0, failed });
    },
  };
}

const stages: Stage[] = [
  check('types', 'node', ['tools/checks/types.ts']),
  check('lint', 'oxlint', ['--deny-warnings']),
  check('format', 'oxfmt', ['--check']),
  vitest('unit', 'unit'),
  vitest('server', 'server'),
  vitest('faults', 'faults'),
  playwright('e2e', 'chromium'),
  playwright('kills', 'kills'),
  playwright('firefox', 'firefox'),
];

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? stages.filter((stage) => wanted.includes(stage.name)) : stages;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const stage of chosen) {
  const started = Date.now();
  console.log(`\n== ${stage.name}`);
  const tally = stage.run();
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s;`);
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
