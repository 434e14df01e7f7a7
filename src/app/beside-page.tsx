import { useEffect } from 'react';
import { holds } from '#domain/permissions.ts';
import { useProfile } from './profile.tsx';

/** S9-007: ms after the start until push is looked at. */
const pushAfter = 10_000;

/** Work beside a signed-in page, which shows nothing: the app's badge, and the look at push. */
export function BesidePage({ needing }: { needing: number }) {
  const isOffice = holds(useProfile().grants, 'report.view');
  useEffect(() => {
    navigator.setAppBadge?.(needing).catch(() => undefined);
    return () => void navigator.clearAppBadge?.().catch(() => undefined);
  }, [needing]);
  useEffect(() => {
    // Without a network, or without the server's word, there is another start.
    const look = () =>
      import('../features/push/offer-push.ts')
        .then(({ offerPush }) => offerPush(isOffice))
        .catch(() => undefined);
    const timer = setTimeout(look, pushAfter);
    return () => clearTimeout(timer);
  }, [isOffice]);
  return null;
}
