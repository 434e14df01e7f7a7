import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { until } from './until.ts';

/** Processes that name this folder or work in it: a browser or a database, and their helpers. */
function processesOn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const named = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
        return named || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    });
}

/** SIGKILL to all of them. */
export function killAll(folder: string): void {
  for (const pid of processesOn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between the look and the kill.
    }
  }
}

export async function allGone(folder: string): Promise<void> {
  await until(() => processesOn(folder).length === 0, {
    what: `the end of what runs in ${folder}`,
  });
}
