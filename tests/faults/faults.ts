import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../support/paths.ts';

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: '10000' },
    /** Pulls after random moves. */
    held: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '1000' },
    /** At each moment after a key press. */
    typed: { type: 'string', default: '100' },
    /** Minutes. */
    soak: { type: 'string', default: '30' },
    queue: { type: 'string', default: '500' },
    /** Plays the model from this seed again; a failing run prints it. */
    seed: { type: 'string' },
    /** Runs only one part. */
    only: { type: 'string' },
  },
});

const env = {
  ...process.env,
  MODEL_RUNS: values.model,
  MOVES: values.model,
  HELD_RUNS: values.held,
  KILL_POINTS: values.kills,
  TYPED_KILLS: values.typed,
  QUEUE_LENGTH: values.queue,
  SOAK_MINUTES: values.soak,
  CLONES: 'all',
  ...(values.seed !== undefined && { MODEL_SEED: values.seed }),
};

const parts: Record<string, [command: string, ...args: string[]]> = {
  model: ['vitest', 'run', '--project=faults', 'tests/faults/model'],
  kills: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--project=kills'],
  soak: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--project=soak'],
  clones: ['vitest', 'run', '--project=server', 'tests/server/fresh-clone.test.ts'],
};

const lengths: Record<string, string> = {
  model: `${values.model} times`,
  kills: `${values.kills} times`,
  soak: `${values.soak} minutes`,
  clones: 'on other machines too',
};

const failed = Object.entries(parts)
  .filter(([name]) => values.only === undefined || values.only === name)
  .filter(([name, [command, ...args]]) => {
    console.log(`\n== ${name}: ${lengths[name]}`);
    const path = `node_modules/.bin/${command}`;
    return spawnSync(path, args, { cwd: root, stdio: 'inherit', env }).status !== 0;
  })
  .map(([name]) => name);

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nNo promise was broken');
process.exit(failed.length > 0 ? 1 : 0);
