// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databases } from '#store/database.ts';
import { demoDatabase, type DemoDatabase } from '#store/demo/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { graceValley, lerato, signedInAs, thabo } from '../../../tests/support/device.ts';
import { publishSessionEnd, rememberSession } from '../session/who.ts';
import { forgetAnswers, leftAnswers } from './left-answers.ts';
import { keptOnDemo } from './kept-on-demo.ts';
import { useLive } from './use-live.ts';

const titlesHere = keptOnDemo(async (demo: DemoDatabase) =>
  (await demo.taskTag.toArray()).map(({ title }) => title),
);

const addTag = (title: string) => demoDatabase().taskTag.put({ id: title, title });

async function signIn(person: string): Promise<void> {
  const answer = signedInAs(person);
  await beginSession(databases().vault, answer);
  const { accessToken } = answer;
  rememberSession({ accessToken, profile: person, tenant: graceValley });
}

/** A screen, and the words of each of its renderings. */
function open() {
  const said: unknown[] = [];
  const screen = renderHook(() => {
    const live = useLive(titlesHere);
    said.push(live.state === 'ready' ? live.data : live.state);
  });
  return { said, ...screen };
}

const answersOnce = async (said: readonly unknown[], titles: readonly string[]) =>
  waitFor(() => expect(said.at(-1)).toEqual(titles));

beforeEach(async () => {
  await signIn(thabo);
  await demoDatabase().taskTag.clear();
  await addTag('Choir');
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('a screen that is opened again begins with the answer that it left', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  expect(first.said[0]).toBe('loading');
  first.unmount();
  expect(open().said).toEqual([['Choir']]);
});

test('a change after the screen went takes its answer away', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  first.unmount();
  await addTag('Ushers');
  await waitFor(() => expect(leftAnswers.left(titlesHere, '[]')).toBeUndefined());
  const again = open();
  expect(again.said[0]).toBe('loading');
  await answersOnce(again.said, ['Choir', 'Ushers']);
});

test('a screen that begins with an answer asks anew, and follows each change', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  first.unmount();
  const again = open();
  expect(again.said[0]).toEqual(['Choir']);
  await addTag('Ushers');
  await answersOnce(again.said, ['Choir', 'Ushers']);
});

test('another person begins without the answers that this one left', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  first.unmount();
  await signIn(lerato);
  expect(open().said[0]).toBe('loading');
});

test('the end of a session takes the answers away', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  first.unmount();
  publishSessionEnd('signedOut');
  expect(open().said[0]).toBe('loading');
});

test('an answer stays for five minutes at most', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  vi.useFakeTimers();
  first.unmount();
  vi.advanceTimersByTime(5 * 60_000);
  vi.useRealTimers();
  expect(open().said[0]).toBe('loading');
});

test('the question is asked anew after the first frame, and soon where no frame is drawn', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  first.unmount();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const again = open();
  expect(frames).toHaveLength(1);
  expect(again.said).toEqual([['Choir']]);
  frames[0]?.(0);
  await waitFor(() => expect(again.said).toHaveLength(2));
  again.unmount();
  const hidden = open();
  await waitFor(() => expect(hidden.said).toHaveLength(2));
  expect(frames).toHaveLength(2);
});

test('a screen that goes before it asked anew leaves the answer that it began with', async () => {
  const first = open();
  await answersOnce(first.said, ['Choir']);
  first.unmount();
  open().unmount();
  expect(open().said).toEqual([['Choir']]);
});
