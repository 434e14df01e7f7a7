// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attendanceReport } from '#domain/attendance/entities.ts';
import { heldReport } from '#domain/attendance/held.ts';
import { storeLoss } from '#domain/devices/entities.ts';
import type { Entity } from '#domain/entity.ts';
import { userMessage } from '#domain/shell/messages.ts';
import { notification } from '#domain/shell/notifications.ts';
import { shortcut } from '#domain/shell/shortcuts.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
  sunday,
} from '../../tests/support/app-page.tsx';
import { lerato, soweto, thabo } from '../../tests/support/device.ts';
import { renderAt } from '../../tests/support/in-router.tsx';
import { rowsOf } from '../../tests/support/random-rows.ts';
import { MessagesButton, NotificationsButton, ShortcutsButton } from './office/header-panels.tsx';

vi.mock('../ui/rich-text/clean-html.ts', () => ({
  cleanHtml: (html: string) => document.createTextNode(html),
}));

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  vi.useRealTimers();
  // React reports each row that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(forgetBrowser);

/** Opens the list with random rows, again and again; `there` is what it shows whatever they hold. */
async function survives(
  entity: Entity,
  change: Record<string, unknown>,
  open: () => Promise<unknown>,
  there: (rows: number) => Promise<unknown>,
): Promise<void> {
  await fc.assert(
    fc
      .asyncProperty(rowsOf(entity, change), async (rows) => {
        await store.cache.table(entity.name).bulkPut(rows);
        await open();
        await there(rows.length);
        expect(screen.queryByText('This page did not open')).toBeNull();
      })
      .afterEach(async () => {
        await act(async () => cleanup());
        await store.cache.table(entity.name).clear();
      }),
    { numRuns: 12, endOnFailure: true },
  );
}

const panel = (button: () => React.ReactNode, label: string) => async () => {
  await renderAt('/here', button());
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
};

const entries = (label: string) => async (rows: number) => {
  const list = within(await screen.findByRole('dialog', { name: label }));
  await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(rows));
};

const reports = '/apps/churches/attendance-reports';
const reportsHere = () => screen.findByRole('heading', { level: 1, name: /attendance reports/i });

test('issue 10.4: what waits for an administrator, whatever a row holds: each can be refused', () =>
  survives(
    heldReport,
    { status: 'waiting', accountId: lerato },
    () => openApp(reports),
    async (rows) =>
      expect(await screen.findAllByRole('button', { name: 'Refuse…' })).toHaveLength(rows),
  ));

test('issue 10.4: lost devices, whatever a row holds', () =>
  survives(storeLoss, {}, () => openApp(reports), reportsHere));

test('issue 10.4: the list of reports, whatever a row holds', () =>
  survives(
    attendanceReport,
    { kind: 'church', churchId: soweto, date: sunday, status: 'submitted' },
    () => openApp(reports),
    async (rows) => expect(await screen.findAllByRole('row')).toHaveLength(rows + 1),
  ));

test.each([
  ['the church dashboard', '/dashboard', 'Latest reports'],
  ['the personal home', '/pages/profile/dashboard', 'Latest reports'],
])('issue 10.4: %s, whatever a row holds', (_, path, heading) =>
  survives(
    attendanceReport,
    { kind: 'church', churchId: soweto },
    () => openApp(path),
    () => screen.findByRole('heading', { name: heading }),
  ),
);

test('issue 10.4: one’s own reports, whatever a row holds', () =>
  survives(
    attendanceReport,
    { authorIds: [thabo], status: 'submitted', openVersions: 0 },
    () => openApp('/apps/churches/my-reports'),
    async (rows) => {
      const main = within(await screen.findByRole('main'));
      expect(await main.findAllByRole('heading', { level: 3 })).toHaveLength(rows);
    },
  ));

test('issue 10.4: messages, whatever a row holds', () =>
  survives(
    userMessage,
    {},
    panel(() => <MessagesButton />, 'Messages'),
    entries('Messages'),
  ));

test('issue 10.4: notifications, whatever a row holds', () =>
  survives(
    notification,
    {},
    panel(() => <NotificationsButton />, 'Notifications'),
    entries('Notifications'),
  ));

test('issue 10.4: shortcuts, whatever a row holds', () =>
  survives(
    shortcut,
    {},
    panel(() => <ShortcutsButton />, 'Shortcuts'),
    entries('Shortcuts'),
  ));
