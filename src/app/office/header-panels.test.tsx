// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId } from '../../../tests/support/device.ts';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import { MessagesButton, NotificationsButton, ShortcutsButton } from './header-panels.tsx';

/** A browser tests the cleaning (tests/e2e): this document has another parser. */
vi.mock('../../ui/rich-text/clean-html.ts', () => ({
  cleanHtml: (html: string) => document.createTextNode(html),
}));

const notes = { _scopes: ['user'], _generation: 1 };
const mail = { label: 'Mailbox', icon: 'mail', link: '/apps/mailbox', useRouter: true };
let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  // Ids sort by the time they are made at.
  vi.useRealTimers();
});
afterEach(forgetBrowser);

async function open(label: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
  return screen.findByRole('dialog', { name: label });
}

const named = (inside: HTMLElement, name: string | RegExp) =>
  within(inside).findByRole('button', { name });
const press = async (inside: HTMLElement, name: string | RegExp) =>
  fireEvent.click(await named(inside, name));
const queued = () => store.vault.items.toArray();

const type = (panel: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(panel).getByLabelText(label), { target: { value } });
const title = (panel: HTMLElement) => within(panel).getByRole('heading').textContent;
const canSave = (panel: HTMLElement) =>
  !(within(panel).getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled;

describe('shortcuts', () => {
  test('S2-119 S2-141 S2-142 without any it says so', async () => {
    await renderAt('/here', <ShortcutsButton />);
    const panel = await open('Shortcuts');
    await within(panel).findByText('No shortcuts');
    within(panel).getByText('When you have shortcuts, they will appear here.');
    await axeFindsNothing('shortcuts, empty');
  });

  test('S2-139 S4-003 S4-007 S5-001 S5-003 S1-019 a new one can be saved once nothing is missing', async () => {
    await renderAt('/here', <ShortcutsButton />);
    const panel = await open('Shortcuts');
    await press(panel, 'Add a shortcut');
    expect(title(panel)).toBe('Shortcuts - Add new');
    expect(canSave(panel)).toBe(false);
    type(panel, /^Label/, 'Planning sheet');
    expect(canSave(panel)).toBe(false);
    type(panel, /^Link/, 'javascript:alert(1)');
    fireEvent.blur(within(panel).getByLabelText(/^Link/));
    expect(within(panel).getByText(/Write a path like/)).toBeTruthy();
    expect(canSave(panel)).toBe(false);
    // Another server is no page inside the app.
    type(panel, /^Link/, 'https://example.org/sheet');
    expect(canSave(panel)).toBe(false);
    fireEvent.click(within(panel).getByRole('switch', { name: 'Opens inside the app' }));
    expect(canSave(panel)).toBe(true);
    await axeFindsNothing('shortcuts, adding');
    await press(panel, 'Save');
    await waitFor(() => expect(title(panel)).toBe('Shortcuts - Editing'));
    await named(panel, /^Edit Planning sheet/);
    const [item] = await queued();
    expect(item).toMatchObject({
      name: 'shell.addShortcut',
      args: { shortcut: { label: 'Planning sheet', icon: 'bookmark', useRouter: false } },
      change: 'Shortcut “Planning sheet”',
    });
  });

  test('S2-140 S4-001 S4-002 S4-004 S4-009 S4-010 S4-011 changing one and taking one away', async () => {
    await store.cache.shortcut.put({ ...mail, id: fixedId(1), description: null, ...notes });
    await renderAt('/here', <ShortcutsButton />);
    const panel = await open('Shortcuts');
    await within(panel).findByRole('link', { name: /Mailbox/ });
    await press(panel, 'Edit shortcuts');
    await press(panel, /^Edit Mailbox/);
    expect(title(panel)).toBe('Shortcuts - Editing');
    await press(panel, 'Cancel');
    await press(panel, /^Edit Mailbox/);
    type(panel, /^Label/, 'Letters');
    await press(panel, 'Save');
    await press(panel, /^Edit Letters/);
    await press(panel, 'Delete');
    await within(panel).findByText('No shortcuts');
    expect((await queued()).map(({ name }) => name).toSorted()).toEqual([
      'shell.changeShortcut',
      'shell.removeShortcut',
    ]);
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title(await open('Shortcuts'))).toBe('Shortcuts');
  });

  test('what could not be kept stays in the form', async () => {
    await renderAt('/here', <ShortcutsButton />);
    const panel = await open('Shortcuts');
    await press(panel, 'Add a shortcut');
    type(panel, /^Label/, 'Dashboard');
    type(panel, /^Link/, '/dashboard');
    const adding = vi.spyOn(store.vault.items, 'add').mockRejectedValue(new Error('No room'));
    await press(panel, 'Save');
    await waitFor(() => expect(adding).toHaveBeenCalled());
    await waitFor(() => expect(snackbars.current()?.action).toEqual({ label: 'OK' }));
    const label = (): HTMLInputElement => within(panel).getByLabelText(/^Label/);
    expect(label().value).toBe('Dashboard');
    expect(title(panel)).toBe('Shortcuts - Add new');
  });
});

const notify = (n: number, read: boolean) =>
  store.cache.notification.put({
    id: fixedId(n),
    read,
    link: n === 1 ? '/apps/churches/my-reports' : null,
    useRouter: true,
    icon: 'bell',
    image: null,
    title: `Note ${n}`,
    description: 'More',
    time: `2026-11-22T0${n}:00:00.000Z`,
    ...notes,
  });

describe('notifications', () => {
  test('S2-121 S2-146 S2-147 without any it says so', async () => {
    await renderAt('/here', <NotificationsButton />);
    const panel = await open('Notifications');
    await within(panel).findByText('No notifications');
    within(panel).getByText('When you have notifications, they will appear here.');
    const all: HTMLButtonElement = within(panel).getByRole('button', { name: 'Mark all read' });
    expect(all.disabled).toBe(true);
  });

  test('S1-017 S4-014 S4-015 each turns over, all are read, one goes; the bell counts along', async () => {
    for (const n of [1, 2, 3]) await notify(n, n === 2);
    await renderAt('/here', <NotificationsButton />);
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    const panel = await open('Notifications');
    const rows = await within(panel).findAllByRole('listitem');
    expect(rows.map((row) => /Note \d/.exec(row.textContent)?.[0])).toEqual([
      'Note 3',
      'Note 2',
      'Note 1',
    ]);
    await axeFindsNothing('notifications');
    await press(within(panel).getAllByRole('listitem')[1] as HTMLElement, 'Mark as unread');
    await screen.findByRole('button', { name: 'Notifications, 3 unread', hidden: true });
    await press(panel, 'Mark all read');
    await screen.findByRole('button', { name: 'Notifications', hidden: true });
    await press(within(panel).getAllByRole('listitem')[0] as HTMLElement, 'Remove');
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
    expect(within(panel).queryByText('Note 3')).toBeNull();
  });

  test('following one reads it and closes the panel', async () => {
    await notify(1, false);
    const router = await renderAt('/here', <NotificationsButton />);
    const panel = await open('Notifications');
    fireEvent.click(await within(panel).findByRole('link', { name: /Note 1/ }));
    await waitFor(() => expect(router.state.location.href).toBe('/apps/churches/my-reports'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Notifications' });
  });
});

const send = (number: number, isRead = false) =>
  store.cache.userMessage.put({
    id: fixedId(number),
    number,
    isRead,
    link: null,
    useRouter: false,
    iconCssClass: 'mail',
    title: `Letter ${number}`,
    body: 'We have <strong>no power</strong>',
    sentDateTime: new Date(2026, 10, 2, 9, 20).toISOString(),
    ...notes,
  });

const pulsing = () => document.querySelectorAll('[data-pulsing]').length;

describe('messages', () => {
  test('S2-120 S2-143 S2-144 without any it says so', async () => {
    await renderAt('/here', <MessagesButton />);
    const panel = await open('Messages');
    await within(panel).findByText('No messages');
    within(panel).getByText('When you have messages, they will appear here.');
  });

  test('S1-016 S2-145 S3-005 S4-012 S4-013 read at once and for good; marking all does nothing', async () => {
    await send(1);
    await send(2);
    await renderAt('/here', <MessagesButton />);
    await screen.findByRole('button', { name: 'Messages, 2 unread' });
    const panel = await open('Messages');
    await within(panel).findAllByRole('listitem');
    await axeFindsNothing('messages');
    await press(panel, 'Mark all read');
    expect(await queued()).toEqual([]);
    const [newest] = within(panel).getAllByRole('listitem');
    expect(newest?.textContent).toContain('Letter 2');
    expect(newest?.textContent).toContain('Nov 02, 9:20 AM');
    await press(newest as HTMLElement, 'Mark as read');
    await screen.findByRole('button', { name: 'Messages, 1 unread', hidden: true });
    // The list hears of it by a query of its own.
    const read = () => within(panel).getAllByRole('listitem')[0] as HTMLElement;
    await waitFor(() =>
      expect(within(read()).queryByRole('button', { name: /Mark as/ })).toBeNull(),
    );
    await press(read(), 'Remove');
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
  });

  test('S4-016 S4-017 one that comes makes bell and letter pulse', async () => {
    await send(1);
    await renderAt(
      '/here',
      <>
        <MessagesButton />
        <NotificationsButton />
      </>,
    );
    await screen.findByRole('button', { name: 'Messages, 1 unread' });
    expect(pulsing()).toBe(0);
    await send(2);
    await waitFor(() => expect(pulsing()).toBe(2));
    screen.getByText('You have a new message');
  });
});
