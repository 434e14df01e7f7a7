import Eye from 'lucide-react/icons/eye';
import { useEffect } from 'react';
import type { KnownProfile, Seen } from '#store/session/profile.ts';
import { stopSeeing } from '../../api/session/see-as.ts';
import { onSignal } from '../../api/sync/signals.ts';
import { pullNow } from '../../api/sync/sync-here.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';

/** Ms between two questions to the server, which may have ended it: an administrator lost the right. */
const every = 60_000;

/** Comes to its end by itself: when its time is over, and when the server says so. */
function useEnd(id: string, { until }: Seen): void {
  useEffect(() => {
    const stop = () => void stopSeeing(id);
    const end = setTimeout(stop, Math.max(0, until - Date.now()));
    const look = setInterval(pullNow, every);
    const forget = onSignal((heard) => {
      if (heard.type === 'sessionEnded' && heard.profile === id) stop();
    });
    return () => {
      clearTimeout(end);
      clearInterval(look);
      forget();
    };
  }, [id, until]);
}

/**
 * Over every page, for as long as an administrator sees the app as somebody else would. In place of the other banners,
 * which speak of reports that are saved here: none is.
 */
export function SeenBanner({ profile, seen }: { profile: KnownProfile; seen: Seen }) {
  const { id, user } = profile;
  useEnd(id, seen);
  return (
    <Banner
      edge
      tone="info"
      icon={Eye}
      title={`You see Ibandla as ${user.name} would.`}
      action={
        <Button size="touch" onClick={() => void stopSeeing(id)}>
          Stop
        </Button>
      }
    >
      Nothing can be changed, and what is only theirs stays closed.
    </Banner>
  );
}
