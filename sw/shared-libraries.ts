import { Dexie } from 'dexie';

/** Everything that the scripts it loads use of the library: the build takes it from here (`tools/build/service-worker.ts`). */
const dexie = { Dexie };

/** Before another script is loaded: 25 kB compressed are fetched and kept once instead of three times. */
export function shareLibraries(): void {
  Object.assign(globalThis, { dexie });
}
