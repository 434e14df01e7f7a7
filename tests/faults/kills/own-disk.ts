import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/paths.ts';
import { killAll } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

/** A disk of a test's own: an image behind a loop device. */
export interface OwnDisk {
  /** Folder that it is mounted at. */
  readonly folder: string;
  /** The power goes: what nobody had written through to the disk is not on it. */
  losePower(): void;
  /** The power is back: the disk is mounted again as it was left. */
  mountAgain(): Promise<void>;
  remove(): Promise<void>;
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** FS_IOC_SHUTDOWN with NOLOGFLUSH: the file system ends where it is, its journal unwritten. */
const endAtOnce =
  'open my $d, "<", $ARGV[0] or die; my $how = pack("L", 2); ioctl($d, 0x8004587d, $how) or die';

/** Why this machine cannot have one, or null. */
export function noOwnDisk(): string | null {
  if (process.getuid?.() !== 0) return 'not run: only root may mount a disk';
  const { status } = spawnSync('losetup', ['-f']);
  return status === 0 ? null : 'not run: there is no loop device on this machine';
}

export function ownDisk(megabytes: number): OwnDisk {
  const folder = temporaryFolder('disk');
  const image = join(temporaryFolder('image'), 'disk.img');
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  run('mkfs.ext4', '-q', image);
  const mount = () => run('mount', '-o', 'loop', image, folder);
  // A process that has just ended may hold the disk for a moment more.
  const unmount = () =>
    until(() => spawnSync('umount', [folder]).status === 0, { what: 'the disk to be let go' });
  mount();
  chmodSync(folder, 0o755);
  return {
    folder,
    losePower: () => void run('perl', '-e', endAtOnce, folder),
    async mountAgain() {
      await unmount();
      mount();
    },
    async remove() {
      // A database that its server did not end in time would hold the disk for good.
      killAll(folder);
      await unmount();
      rmSync(folder, { recursive: true });
      rmSync(join(image, '..'), { recursive: true });
    },
  };
}
