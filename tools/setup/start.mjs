// `npm start`: everything a fresh machine needs, then the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensurePackages, ownNode, root } from './prepare.mjs';

ensurePackages();
ensureBuild();

const server = join(root, 'dist/server/main.js');

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(pathToFileURL(server).href);
} else {
  // The machine's Node is older than the project's. The channel tells the server when this process
  // is killed, so that none is left behind.
  const child = spawn(ownNode, [server], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
