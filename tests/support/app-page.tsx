import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import { saidGrants, type SignedIn } from '../../src/domain/access/session.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import type { Church, ChurchGroup, Service } from '../../src/domain/churches/entities.ts';
import type { Grant } from '../../src/domain/permissions.ts';
import { reached } from '../../src/api/calls/connection.ts';
import { forgetAnswers } from '../../src/api/live-queries/left-answers.ts';
import { databases, storeOf, type Store } from '../../src/store/database.ts';
import { noteChanged, writtenWith } from '../../src/store/noted-changes.ts';
import { beginSession } from '../../src/store/session/session-changes.ts';
import { snackbars } from '../../src/ui/snackbar/snackbars.ts';
import { rememberSession } from '../../src/api/session/who.ts';
import { routeTree } from '../../src/routeTree.gen.ts';
import { firstService, fixedId, graceValley, signedInAs, soweto, thabo } from './device.ts';
import { memoryLocks } from './locks.ts';

/** The whole page on the real store, in memory: only the network and the clock are the test's. */
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });

/** Sunday 22 November 2026, 09:41 in Soweto. */
export const sundayMorning = new Date('2026-11-22T07:41:00.000Z');
export const sunday = '2026-11-22';

export const tshwane = fixedId(905);
export const secondService = fixedId(906);
export const tshwaneService = fixedId(907);
export const gauteng = fixedId(908);

const notes = { _scopes: ['tenant'], _generation: 1 };

export function held<Row>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, ...notes }));
}

function church(id: string, name: string): Church {
  const shortCode = name.slice(0, 3).toUpperCase();
  const place = { churchGroupId: gauteng, timeZone: 'Africa/Johannesburg' };
  return { id, name, shortCode, ...place, status: 'active' };
}

function service(id: string, churchId: string, name: string, at: [string, number]): Service {
  const [startTime, sort] = at;
  const sundays = { kind: 'sunday', status: 'active' } as const;
  return { id, churchId, name, startTime, sort, weekdays: [0], ...sundays };
}

const groups: ChurchGroup[] = [{ id: gauteng, name: 'Gauteng', description: null }];
const churches = [church(soweto, 'Soweto'), church(tshwane, 'Tshwane')];
const services = [
  service(firstService, soweto, 'First service', ['08:00', 1]),
  service(secondService, soweto, 'Second service', ['10:30', 2]),
  service(tshwaneService, tshwane, 'First service', ['09:00', 1]),
];

export const usherOfBoth: Grant[] = [soweto, tshwane].map((id) => ({
  role: 'Usher',
  scope: 'church',
  scopeId: id,
  churchIds: [id],
}));
export const administrator: Grant[] = [
  { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [soweto, tshwane] },
];

function closeSnackbars(): void {
  for (let shown = snackbars.current(); shown; shown = snackbars.current()) snackbars.close(shown);
}

/** A browser without service worker and without network, whose locks are `navigator.locks`. */
export function freshBrowser(): void {
  // A page that was closed may have said something since.
  closeSnackbars();
  vi.useFakeTimers({ now: sundayMorning, toFake: ['Date'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: memoryLocks() });
}

/** The device says that it has no network any more. */
export function loseNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
}

/** Closes the page and forgets everything the browser held. */
export async function forgetBrowser(): Promise<void> {
  vi.useRealTimers();
  cleanup();
  // Saves of the leaving page must begin before everything is cleared, not after.
  await new Promise((done) => setTimeout(done));
  closeSnackbars();
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  const { vault } = databases();
  const everybody = await vault.profiles.toCollection().primaryKeys();
  for (const id of everybody) await databases().deleteCache(id);
  await Promise.all(vault.tables.map((table) => table.clear()));
  vi.restoreAllMocks();
  reached(performance.now());
  vi.unstubAllGlobals();
}

/** Thabo at this browser, with what a first sync brings. */
export async function signInHere(grants: Grant[] = usherOfBoth): Promise<Store> {
  const answer = signedInAs(thabo);
  const signedIn: SignedIn = { ...answer, session: { ...answer.session, ...saidGrants(grants) } };
  await beginSession(databases().vault, signedIn);
  rememberSession({ accessToken: answer.accessToken, profile: thabo, tenant: graceValley });
  const store = await storeOf(databases());
  if (!store) throw new Error('Nobody is signed in');
  await store.cache.churchGroup.bulkPut(held(groups));
  await store.cache.church.bulkPut(held(churches));
  await store.cache.service.bulkPut(held(services));
  await store.cache.cursor.put({
    key: 'stream',
    cursor: 'c',
    generation: 1,
    complete: true,
    received: 10,
    total: 10,
    asOf: sundayMorning.getTime(),
  });
  return store;
}

/** A report as the server sent it. */
export async function holdReport(store: Store, report: AttendanceReport): Promise<void> {
  const { cache } = store;
  await cache.transaction('rw', writtenWith(cache, ['attendanceReport']), async () => {
    await cache.attendanceReport.bulkPut(held([report]));
    await noteChanged(cache, 'attendanceReport', [report]);
  });
}

/** Waits until each queued item was tried in vain: a call on its way would put back what a test says of its item. */
export async function triedInVain({ vault }: Store): Promise<void> {
  await waitFor(async () => {
    const items = await vault.items.toArray();
    expect(items).not.toHaveLength(0);
    for (const { state } of items) {
      expect(state).toMatchObject({ kind: 'waiting', trouble: 'unreachable' });
    }
  });
}

/** Opens the app at an address, and answers where it is at any time. */
export async function openApp(path: string): Promise<(() => string) & { back(): void }> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await router.load();
  });
  return Object.assign(() => router.state.location.href, { back: () => act(() => history.back()) });
}
