import {
  answerHere,
  type CountedHere,
  countedHere,
  ownerOf,
} from '#store/attendance/analytics/counted-here.ts';
import { databases, storeOf } from '#store/database.ts';
import { keepAsking } from '#store/keep-asking.ts';
import { activeProfile } from '#store/session/session.ts';
import type { AnalyticsHere, OnChange } from './analytics-api.ts';

/** Ms after which what was read is let go: somebody who looked at a report comes back sooner. */
const idleAfter = 120_000;
/** Ms between two readings at least: many changes are read as one. */
const leastRest = 1000;

type Read = CountedHere | null;

async function read(): Promise<Read> {
  const store = await storeOf(databases());
  return store && countedHere(store, Date.now());
}

/** Reports are read once and kept as columns; each change of them is read behind the answers. */
function analyticsOfDevice(): AnalyticsHere {
  let current: { read: Promise<Read>; stop(): void } | undefined;
  let onChange: OnChange | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    const first = Promise.withResolvers<Read>();
    let isFirst = true;
    const following = keepAsking({
      async ask() {
        try {
          return { read: await read() };
        } catch (error) {
          return { error };
        }
      },
      tell(told) {
        if ('error' in told) {
          first.reject(told.error);
          // Read anew with the next question.
          if (isFirst) letGo();
          return;
        }
        first.resolve(told.read);
        if (own === current) current.read = Promise.resolve(told.read);
        if (!isFirst) onChange?.();
        isFirst = false;
      },
      rest: (took) => Math.max(leastRest, 3 * took),
    });
    const own = { read: first.promise, stop: () => following.unsubscribe() };
    first.promise.catch(() => undefined);
    return own;
  }
  function letGo(): void {
    current?.stop();
    current = undefined;
  }
  async function readFor(): Promise<Read> {
    current ??= begin();
    const found = await current.read;
    const profile = await activeProfile(databases().vault);
    if (found?.owner === (profile ? ownerOf(profile) : undefined)) return found;
    // Another person is at the device, or one with other rights: nothing of before may be shown.
    letGo();
    current = begin();
    return current.read;
  }
  function letGoLater(): void {
    clearTimeout(idle);
    idle = setTimeout(letGo, idleAfter);
  }
  return {
    prepare() {
      current ??= begin();
      if (!onChange) letGoLater();
    },
    async ask(question) {
      const found = await readFor();
      if (!found) return null;
      const answer = answerHere(found, question);
      // Later, since a live question may not write, and its promises go on in its name. On a full disk, or for a person who has
      // just gone, it is read report by report again.
      setTimeout(() => void found.keep().catch(() => undefined));
      return answer;
    },
    follow(listener) {
      clearTimeout(idle);
      onChange = listener;
    },
    leave() {
      onChange = undefined;
      letGoLater();
    },
  };
}

export const analyticsHere: AnalyticsHere = analyticsOfDevice();
