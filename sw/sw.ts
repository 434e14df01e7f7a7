import '#store/no-eval.ts';
import { sealDatabases } from '#store/sealing/seal-databases.ts';
import { bringReads } from './read-scope.ts';
import { bringChanges } from './changes.ts';
import { bringDemo } from './demo-back-end.ts';
import { onFetch } from './gate.ts';
import { importScript } from './import-script.ts';
import { knowShell, onInstall, type ShellFile } from './precache.ts';
import { worker } from './scope.ts';
import { onNotificationClick, onPush } from './push.ts';
import { onSubscriptionChange } from './renew-push.ts';
import { shareLibraries } from './shared-libraries.ts';
import { bringTools, toolsOfRows } from './tools-of-rows.ts';
import { onMessage, onSync } from './triggers.ts';
import { onActivate } from './updates.ts';

/** Version of this build's list of files: the build writes it here. */
declare const __SHELL_LIST__: string;
declare const self: { shellFiles: ShellFile[]; withoutShell: () => Response; isOld: boolean };

shareLibraries();
importScript(`/sw-shell.js?${__SHELL_LIST__}`);
if (self.isOld) importScript('/old-browsers.js');
sealDatabases(toolsOfRows);
worker.addEventListener('install', bringTools);
knowShell(self.shellFiles, self.withoutShell);
worker.addEventListener('install', onInstall);
worker.addEventListener('install', bringDemo);
worker.addEventListener('install', bringReads);
worker.addEventListener('install', bringChanges);
worker.addEventListener('activate', onActivate);
worker.addEventListener('fetch', onFetch);
worker.addEventListener('message', onMessage);
worker.addEventListener('sync', onSync);
worker.addEventListener('push', onPush);
worker.addEventListener('notificationclick', onNotificationClick);
worker.addEventListener('pushsubscriptionchange', onSubscriptionChange);
