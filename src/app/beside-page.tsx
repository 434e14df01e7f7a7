import { useEffect } from 'react';
import { holds } from '#domain/permissions.ts';
import { reportsNeedingMe } from '#store/attendance/my-reports/needing-me.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { usePrintFoot } from './office/print/use-print-foot.ts';
import { useProfile } from './profile.tsx';

/** S9-007: ms after this part until push is looked at: ten seconds after the start. */
const pushAfter = 5000;

function PrintFoot({ name }: { name: string }) {
  usePrintFoot(name);
  return null;
}

/** Work beside a signed-in page, which shows nothing: the app's badge, the look at push, and the foot of what an office prints. */
export function BesidePage() {
  const { user, grants } = useProfile();
  const isOffice = holds(grants, 'report.view');
  const live = useLive(reportsNeedingMe);
  const needing = live.state === 'ready' ? live.data : 0;
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
  return isOffice ? <PrintFoot name={user.name} /> : null;
}
