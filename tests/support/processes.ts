import { readdirSync, readFileSync } from 'node:fs';
import { until } from './until.ts';

/** Processes that run on this profile: the browser and its helpers. */
function processesOn(profileDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profileDir);
      } catch {
        return false;
      }
    });
}

/** SIGKILL to all of them. */
export function killAll(profileDir: string): void {
  for (const pid of processesOn(profileDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between the look and the kill.
    }
  }
}

export async function allGone(profileDir: string): Promise<void> {
  await until(() => processesOn(profileDir).length === 0, { what: 'the end of the browser' });
}
