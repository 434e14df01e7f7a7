import { mkdirSync, rmSync } from 'node:fs';
import { nameOf, type Skip } from './results.ts';
import { secondTry, type FailedTest } from './second-try.ts';
import { check, playwright, resultsFolder, vitest, type Stage, type Write } from './stages.ts';

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
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

let passed = 0;
const failedTests: FailedTest[] = [];
const skips: Skip[] = [];
const lines: string[] = [];

const writeOut: Write = (output) => process.stdout.write(output);

async function runOne(stage: Stage, write: Write): Promise<void> {
  const started = Date.now();
  write(`\n== ${stage.name}\n`);
  const results = await stage.run(write);
  passed += results.passed;
  skips.push(...results.skips);
  for (const failure of results.failures) {
    const { runAgain } = stage;
    const again = runAgain === undefined ? {} : { again: () => runAgain(failure, writeOut) };
    failedTests.push({ failure, ...again });
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(
    `${stage.name}: ${results.passed} passed, ${results.failures.length} failed, ${seconds} s;`,
  );
}

/** The first lane writes as it goes, the others when a stage of theirs is over. */
async function runLane(stages: Stage[], at: number): Promise<void> {
  for (const stage of stages.filter(isChosen)) {
    const kept: (string | Uint8Array)[] = [];
    await runOne(stage, at === 0 ? writeOut : (output) => kept.push(output));
    for (const output of kept) writeOut(output);
  }
}

await runLane(first, 0);
const busy = lanes.filter((lane) => lane.some(isChosen));
await Promise.all(busy.map((lane, at) => runLane(lane, at)));

if (failedTests.length > 0) console.log('\n== second try');
const { failed, flaky } = await secondTry(failedTests);

const whyOf = new Map(failedTests.map(({ failure }) => [nameOf(failure), failure.why]));
for (const failure of failed) console.log(`\n== failed: ${nameOf(failure)}\n${failure.why}`);
for (const name of flaky)
  console.log(`\n== passed alone, failed at first: ${name}\n${whyOf.get(name)}`);
console.log(`\n${lines.join('\n')}\n`);
for (const skip of skips) {
  console.log(`skipped: ${skip.file}: ${skip.title}: ${skip.reason}`);
}
for (const name of flaky) console.log(`flaky: ${name}`);
console.log(`\n${passed + flaky.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
