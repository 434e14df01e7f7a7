import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { freshness } from '#store/freshness.ts';
import { connection } from '../../api/calls/connection.ts';
import { isShellCached } from '../../api/updates/is-shell-cached.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { useProfile } from '../profile.tsx';

/** Whether a banner has something to show. Nearly always none has. */
function useHasBanner(): boolean {
  const { state } = useConnection();
  const { session, seen } = useProfile();
  const held = useSyncExternalStore(isShellCached.subscribe, isShellCached.getSnapshot);
  const fresh = useLive(freshness);
  const filling =
    fresh.state === 'ready' && (fresh.data.state !== 'ready' || fresh.data.unreadable > 0);
  return state !== 'online' || session.kind === 'expired' || !held || filling || Boolean(seen);
}

/** Banners that stay on every screen until their cause is solved. Their words are loaded when one is needed. */
export function Banners() {
  const hasBanner = useHasBanner();
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasBanner || Words) return;
    const load = () =>
      void import('./banner-words.tsx').then(
        ({ BannerWords }) => setWords(() => BannerWords),
        // Without an answer it is asked for again when the connection changes.
        () => undefined,
      );
    load();
    return connection.subscribe(load);
  }, [hasBanner, Words]);
  return Words && <Words />;
}
