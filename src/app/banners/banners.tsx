import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { freshness } from '#store/freshness.ts';
import { connection } from '../../api/calls/connection.ts';
import { heldOffline } from '../../api/updates/held-offline.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { useProfile } from '../profile.tsx';

/** Whether anything holds that a person has to know. Nearly always nothing. */
function useIsNews(): boolean {
  const { state } = useConnection();
  const { session } = useProfile();
  const held = useSyncExternalStore(heldOffline.subscribe, heldOffline.getSnapshot);
  const fresh = useLive(freshness);
  const filling =
    fresh.state === 'ready' && (fresh.data.state !== 'ready' || fresh.data.unreadable > 0);
  return state !== 'online' || session.kind === 'expired' || !held || filling;
}

/** What holds everywhere until it is solved. Its words are loaded then, and stay. */
export function Banners() {
  const isNews = useIsNews();
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isNews || Words) return;
    const load = () =>
      void import('./banner-words.tsx').then(
        ({ BannerWords }) => setWords(() => BannerWords),
        // Without an answer it is asked for again when the connection changes.
        () => undefined,
      );
    load();
    return connection.subscribe(load);
  }, [isNews, Words]);
  return Words && <Words />;
}
