// `npm run dev`: the server on its sources, restarted on change, behind Vite with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackages, gatherFeatures, ownNode, root } from './prepare.mjs';

ensurePackages();
gatherFeatures();

const port = Number(process.env.PORT ?? 8080);
const api = { ...process.env, PORT: String(port + 1), PUBLIC_URL: `http://localhost:${port}` };
const page = { ...process.env, PORT: String(port), API_URL: `http://localhost:${port + 1}` };

const children = [
  spawn(ownNode, ['--watch-preserve-output', '--watch', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: api,
  }),
  spawn(ownNode, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: root,
    stdio: 'inherit',
    env: page,
  }),
];

function end(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 0));
