// Runs a program of the server from its sources, as its operator asks for it: needs packages, no build.
import { spawnSync } from 'node:child_process';
import { ensurePackages, ownNode, root } from './prepare.mjs';

ensurePackages();
const { status } = spawnSync(ownNode, process.argv.slice(2), { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
