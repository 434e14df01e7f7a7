import { randomUUID } from 'node:crypto';
import type { PreferenceKind } from '#domain/shell/notification-preference-policy.ts';
import { notificationForms } from '#domain/shell/notification-policies.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import { wordsOf } from '#domain/values/words-of.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type Push, pushTo } from '../push/push-to.ts';
import { cleanHtml } from './clean-html.ts';
import { whoWants } from './who-wants.ts';

/** A notification for people: shown in the app, and sent as push to subscribed browsers. */
export interface Said extends Pick<Notification, 'title' | 'description' | 'icon' | 'link'> {
  now: Date;
  /** Beside the title on a screen that may be locked: a day, or nothing. */
  pushed: string;
  /** Of two with the same tag a browser shows the later one. */
  tag: string;
  /** Phones stay quiet until then. */
  notBefore?: Date | null;
}

type Told = Notification & { accountId: string };

function pushOf({ id, accountId, title, link }: Told, { pushed, tag, notBefore }: Said): Push {
  const later = notBefore ? { notBefore: notBefore.toISOString() } : {};
  const path = link ?? '/pages/profile/dashboard';
  return { id, accountId, title: wordsOf(title), body: pushed, path, tag, ...later };
}

function marking(push: Push): Push {
  const input = { id: push.id, notification: { read: true } };
  return { ...push, markRead: { operation: notificationForms.change, input } };
}

/**
 * Notifies people of one kind of event. Answers rows of `notification` for an effect, for those who want
 * them: written with what they tell of, or not at all, and so are the pushes.
 */
export async function notify(
  tx: TenantTransaction,
  kind: PreferenceKind,
  accountIds: readonly string[],
  said: Said,
): Promise<Told[]> {
  const { icon, link, now } = said;
  const title = cleanHtml(said.title, 'line');
  const description = said.description === null ? null : cleanHtml(said.description, 'line');
  const words = { title, description, icon, link, useRouter: link !== null, image: null };
  const time = now.toISOString();
  const told = accountIds.map((accountId): Told => {
    return { id: randomUUID(), accountId, ...words, read: false, time };
  });
  const wanting = new Set(await whoWants(tx, accountIds, { kind, way: 'app' }));
  const isListed = ({ accountId }: { accountId: string }) => wanting.has(accountId);
  const pushes = told.map((one) => pushOf(one, said));
  await pushTo(
    tx,
    kind,
    pushes.map((push) => (isListed(push) ? marking(push) : push)),
  );
  return told.filter(isListed);
}
