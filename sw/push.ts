import * as z from 'zod/mini';
import { type MarkReadCall, pushMessage, type PushMessage } from '#domain/push/push-message.ts';
import { shownLock } from '#domain/push/tags.ts';
import { validated } from '#domain/validate.ts';
import { databases, type Store, storeOf } from '#store/database.ts';
import { newId } from '#domain/values/new-id.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { keepReceivedPush } from '#store/push/received-pushes.ts';
import { sendWaiting, synchronise } from '#sync/synchronise.ts';
import { askForSync } from './ask-for-sync.ts';
import { showNeeds } from './badge.ts';
import { changeNamed } from './changes.ts';
import { workerContext } from './context.ts';
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

function readPush(text: string | undefined): PushMessage | null {
  try {
    const read = z.safeParse(pushMessage, JSON.parse(text ?? ''));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The store of the person it is for, when they are the one who is signed in here. */
async function storeFor(account: string | null): Promise<Store | null> {
  const store = await storeOf(databases());
  const isTheirs = store?.profile.id === account && store?.profile.session.kind === 'signedIn';
  return isTheirs ? store : null;
}

/** Whether somebody has before their eyes what it tells of. */
async function isLookedAt(tag: string): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === shownLock(tag)) ?? false;
}

async function show(text: string | undefined): Promise<void> {
  const message = readPush(text);
  const store = message && (await storeFor(message.notification.data.account).catch(() => null));
  const { title, options } = message && store ? noticeOf(message) : neutral;
  if (!(await isLookedAt(options.tag))) await worker.registration.showNotification(title, options);
  if (!message || !store) return;
  const { id, at } = message.notification.data;
  const { body = '', data } = options;
  await keepReceivedPush(store.cache, { id, title, body, path: data.path, at });
  await synchronise(workerContext(), { reset: false });
  await showNeeds();
}

export function onPush(event: PushEvent): void {
  event.waitUntil(show(event.data?.text()));
}

/** To a tab that is there already, or to the first one, or to a new one: once. */
async function open({ account, path: wanted }: Shown): Promise<void> {
  // Somebody else is here by now: where it leads is none of their business.
  const path = (await storeFor(account)) ? wanted : '/';
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
