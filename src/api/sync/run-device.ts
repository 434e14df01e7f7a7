import { databases } from '#store/database.ts';
import { apiFetch } from '../calls/api-fetch.ts';
import { noteServerClock } from '../calls/server-clock.ts';
import { startLive } from './live-stream.ts';
import { watchStore } from '../storage/store-failure.ts';
import { keepInSync, probe, pullNow, sendNow } from './sync-here.ts';
import { isSignedIn } from '../session/who.ts';

let reconnect: (() => void) | undefined;

/** Starts everything that runs while a page with a person is open. Called again for the next person. */
export function runDevice(): void {
  if (reconnect) {
    reconnect();
    return;
  }
  watchStore(databases());
  keepInSync();
  reconnect = startLive({
    fetch: async (path, init) => {
      if (!isSignedIn()) throw new Error('Signed out');
      return apiFetch(path, init);
    },
    onOpen(answer) {
      noteServerClock(answer);
      // There is a way again, however short the time without was.
      sendNow();
    },
    locks: navigator.locks,
    random: Math.random,
    onChanges: pullNow,
    onBreak: probe,
  });
}
