import { useEffect } from 'react';
import { chatTag, shownLock } from '#domain/push/tags.ts';

/** Closes the device's notices about messages that are read here. */
async function closeNotices(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag })) ?? []) notice.close();
}

/** Holds until it is told to leave. Shared: the talk may be open in several tabs. */
function hold(lock: string): () => void {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  // Without locks, the worker tells of what is seen already.
  void navigator.locks?.request(lock, { mode: 'shared' }, () => left);
  return leave;
}

/** As long as a talk is looked at: the worker, which hears of its messages too, need not tell of them. */
export function useShown(chatId: string): void {
  useEffect(() => {
    const tag = chatTag(chatId);
    let leave: (() => void) | null = null;
    function look() {
      const visible = document.visibilityState === 'visible';
      if (visible === (leave !== null)) return;
      leave?.();
      leave = visible ? hold(shownLock(tag)) : null;
      if (visible) void closeNotices(tag).catch(() => undefined);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leave?.();
    };
  }, [chatId]);
}
