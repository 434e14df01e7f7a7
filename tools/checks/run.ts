import { mkdirSync, rmSync } from 'node:fs';
import { nameOf, type FileTime, type Skip } from './results.ts';
import { secondTry, type FailedTest } from './second-try.ts';
import { check, playwright, resultsFolder, vitest, type Stage, type Write } from './stages.ts';

const first: Stage[] = [
  check('types', 'node', ['tools/checks/types.ts']),
  check('lint', 'oxlint', ['--deny-warnings']),
  check('format', 'oxfmt', ['--check']),
];
/** The longest first, so that no lane waits long for the other at the end. */
const sideBySide: Stage[] = [
  playwright('e2e', 'chromium'),
  playwright('e2e', 'screens'),
  vitest('server', 'server*'),
  vitest('unit', 'unit*'),
  playwright('kills', 'kills'),
  playwright('walk', 'walk'),
  playwright('firefox', 'firefox'),
  vitest('faults', 'faults'),
];
/** Fewer would be idle for much of the time, more make slow what is waited for. */
const cores = 2;

const wanted = process.argv.slice(2);
const isChosen = ({ name }: Stage) => wanted.length === 0 || wanted.includes(name);
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

let passed = 0;
const failedTests: FailedTest[] = [];
const skips: Skip[] = [];
const times: FileTime[] = [];
const lines: string[] = [];

const writeOut: Write = (output) => process.stdout.write(output);

async function runOne(stage: Stage, write: Write, workers: number): Promise<void> {
  const started = Date.now();
  write(`\n== ${stage.name}\n`);
  const results = await stage.run(write, workers);
  passed += results.passed;
  skips.push(...results.skips);
  times.push(...results.times);
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

/** Takes one stage after the other. The first lane writes as it goes, another when a stage of its is over. */
async function runLane(waiting: Stage[], at: number, workers: number): Promise<void> {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
    const kept: (string | Uint8Array)[] = [];
    await runOne(stage, at === 0 ? writeOut : (output) => kept.push(output), workers);
    for (const output of kept) writeOut(output);
  }
}

await runLane(first.filter(isChosen), 0, cores);
const waiting = sideBySide.filter(isChosen);
const lanes = Math.min(cores, waiting.length);
const workers = cores / Math.max(lanes, 1);
await Promise.all(Array.from({ length: lanes }, (_, at) => runLane(waiting, at, workers)));

if (failedTests.length > 0) console.log('\n== second try');
const { failed, flaky } = await secondTry(failedTests);

const whyOf = new Map(failedTests.map(({ failure }) => [nameOf(failure), failure.why]));
for (const failure of failed) console.log(`\n== failed: ${nameOf(failure)}\n${failure.why}`);
for (const name of flaky)
  console.log(`\n== passed alone, failed at first: ${name}\n${whyOf.get(name)}`);
console.log(`\n${lines.join('\n')}\n`);
for (const { file, ms } of times.toSorted((one, other) => other.ms - one.ms).slice(0, 10)) {
  console.log(`slow: ${file}, ${Math.round(ms / 1000)} s`);
}
for (const skip of skips) {
  console.log(`skipped: ${skip.file}: ${skip.title}: ${skip.reason}`);
}
for (const name of flaky) console.log(`flaky: ${name}`);
console.log(`\n${passed + flaky.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
