import '#store/no-eval.ts';
import type { PrecacheEntry } from 'workbox-precaching';
import { onFetch } from './gate.ts';
import { serveShell } from './precache.ts';
import { worker } from './scope.ts';
import { onMessage, onSync } from './triggers.ts';
import { onActivate } from './updates.ts';

declare const self: { __WB_MANIFEST: (PrecacheEntry | string)[] };

worker.addEventListener('fetch', onFetch);
worker.addEventListener('message', onMessage);
worker.addEventListener('sync', onSync);
worker.addEventListener('activate', onActivate);

// After ours: the shell's own listeners answer what the gate leaves.
serveShell(self.__WB_MANIFEST);
