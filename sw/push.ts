import type { MarkReadCall, PushMessage } from '#domain/push/push-message.ts';
import { shownLock } from '#domain/push/tags.ts';
import { validated } from '#domain/validate.ts';
import { databases, type Store, storeOf } from '#store/database.ts';
import { newId } from '#domain/values/new-id.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { sendWaiting, synchronise } from '#sync/synchronise.ts';
import { askForSync } from './ask-for-sync.ts';
import { showNeeds } from './badge.ts';
import { changeNamed } from './changes.ts';
import { workerContext } from './context.ts';
import { partsOfPush } from './read-scope.ts';
import { worker } from './scope.ts';

/** Data of its push that a shown notification carries. */
interface Shown {
  path: string;
  /** Account that it is for; null where it names none. */
  account: string | null;
  markRead?: MarkReadCall;
}

interface Notice {
  title: string;
  options: NotificationOptions & {
    actions?: { action: string; title: string }[];
    tag: string;
    data: Shown;
  };
}

const looks = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' };

/** B16: for whoever is not at the device. A push must show something, or the browser does. */
const neutral: Notice = {
  title: 'Ibandla',
  options: {
    ...looks,
    body: 'There is something new. Open the app to see it.',
    tag: 'neutral',
    data: { path: '/', account: null },
  },
};

/** In the product, wherever the text says it leads. */
function pathOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.origin === worker.location.origin ? url.pathname + url.search : '/';
}

function noticeOf({ notification }: PushMessage): Notice {
  const { title, body = '', tag, navigate, data } = notification;
  const { account, markRead } = data;
  return {
    title,
    options: {
      ...looks,
      body,
      tag,
      data: { path: pathOf(navigate), account, ...(markRead && { markRead }) },
      actions: [
        { action: 'open', title: 'Open' },
        ...(markRead ? [{ action: 'read', title: 'Mark read' }] : []),
      ],
    },
  };
}

/** The store of the person it is for, when they are the one who is signed in here, in whatever organisation. */
async function storeFor(account: string | null): Promise<Store | null> {
  return account === null ? null : partsOfPush().storeFor(databases(), account);
}

/** Where a notification leads: through the switch, if its organisation is not the one that is shown. */
async function pathFor({ account, path }: Shown): Promise<string> {
  const store = await storeFor(account);
  // Somebody else is here by now: where it leads is none of their business.
  if (!store) return '/';
  if ((await storeOf(databases()))?.profile.id === account) return path;
  return `/add-organisation?of=${account}&page=${encodeURIComponent(path)}`;
}

/** Whether somebody has before their eyes what it tells of. */
async function isLookedAt(tag: string): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === shownLock(tag)) ?? false;
}

async function show(text: string | undefined): Promise<void> {
  const parts = partsOfPush();
  const message = parts.read(text);
  const store = message && (await storeFor(message.notification.data.account).catch(() => null));
  const { title, options } = message && store ? noticeOf(message) : neutral;
  if (!(await isLookedAt(options.tag))) await worker.registration.showNotification(title, options);
  if (!message || !store) return;
  const { id, at } = message.notification.data;
  const { body = '', data } = options;
  await parts.keep(store.cache, { id, title, body, path: data.path, at });
  await synchronise(workerContext(), { reset: false });
  await showNeeds();
}

export function onPush(event: PushEvent): void {
  event.waitUntil(show(event.data?.text()));
}

/** To a tab that is there already, or to the first one, or to a new one: once. */
async function open(notice: Shown): Promise<void> {
  const path = await pathFor(notice);
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => pathOf(page.url) === path);
  const page = there ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  const shown = page === there ? page : await page.navigate(path);
  // Refused where no finger was seen; the page is right all the same.
  await shown?.focus().catch(() => undefined);
}

/** Through the queue, so that it also holds without a network. */
async function markAsRead({ account, markRead }: Shown): Promise<void> {
  const store = await storeFor(account);
  const operation = markRead && changeNamed(markRead.operation);
  if (!store || !markRead || !operation) return;
  const { vault, profile } = store;
  const input = validated(operation.input, markRead.input);
  await queueItem(vault, { operation, id: newId(), input, profile, now: new Date() });
  await askForSync();
  await sendWaiting(workerContext(), { reset: false });
}

export function onNotificationClick(event: NotificationEvent): void {
  const shown = event.notification.data as Shown;
  event.notification.close();
  event.waitUntil(event.action === 'read' ? markAsRead(shown) : open(shown));
}

/** B11: whoever comes next sees nothing of what was for the one before. */
export async function closeNotices(): Promise<void> {
  for (const notice of await worker.registration.getNotifications()) notice.close();
}
