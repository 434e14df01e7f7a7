import { randomUUID } from 'node:crypto';
import type { Notification } from '#domain/shell/notifications.ts';

/** Rows of `notification` for an effect: written with what they tell of, or not at all. */
export function notify(
  accountIds: readonly string[],
  said: Pick<Notification, 'title' | 'description' | 'icon' | 'link'>,
  now: Date,
): Record<string, unknown>[] {
  const time = now.toISOString();
  const common = { ...said, read: false, useRouter: said.link !== null, image: null, time };
  return accountIds.map((accountId) => Object.assign({ id: randomUUID(), accountId }, common));
}
