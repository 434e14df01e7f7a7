import { spawn } from 'node:child_process';
import type { Plugin } from 'vite';

/** In development the lists follow whoever changes a manifest. */
export function followManifests(): Plugin {
  return {
    name: 'follow-manifests',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.on('all', (_event, path) => {
        if (!path.endsWith('/feature.ts')) return;
        // Another process each time: a module that was imported once is not read again.
        spawn(process.execPath, ['tools/build/features/gather.ts'], { stdio: 'inherit' });
      });
    },
  };
}
