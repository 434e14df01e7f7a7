import { execFileSync } from 'node:child_process';
import { StartRefused } from '../start-refused.ts';

/** User that the database runs as. PostgreSQL refuses root, so root hands it to a user of its own. */
export interface EngineUser {
  uid: number;
  gid: number;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }).trim());
}

function find(): EngineUser | null {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return null;
  }
}

/** Null when this process is not root and simply runs the database itself. */
export function engineUser(): EngineUser | null {
  if (process.getuid?.() !== 0) return null;
  const existing = find();
  if (existing) return existing;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      stdio: 'pipe',
    });
  } catch (error) {
    throw new StartRefused(
      'PostgreSQL cannot run as root, and a user "postgres" could not be made. Start the server as another user.',
      error,
    );
  }
  const made = find();
  if (made) return made;
  throw new StartRefused(
    'The user "postgres" was made and cannot be found. Start as another user.',
  );
}
