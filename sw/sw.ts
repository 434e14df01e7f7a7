import '#store/no-eval.ts';
import type { PrecacheEntry } from 'workbox-precaching';
import { bringDemo } from './demo-back-end.ts';
import { onFetch } from './gate.ts';
import { knowShell, onInstall } from './precache.ts';
import { worker } from './scope.ts';
import { onMessage, onSync } from './triggers.ts';
import { onActivate } from './updates.ts';

declare const self: { __WB_MANIFEST: (PrecacheEntry | string)[] };

knowShell(self.__WB_MANIFEST);
worker.addEventListener('install', onInstall);
worker.addEventListener('install', bringDemo);
worker.addEventListener('activate', onActivate);
worker.addEventListener('fetch', onFetch);
worker.addEventListener('message', onMessage);
worker.addEventListener('sync', onSync);
