import { useSyncExternalStore } from 'react';
import { presence } from '../../api/sync/presence.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import type { Presence } from '../../ui/presence/presence-avatar.tsx';

/** Presence, by account. Null without a connection: then nobody knows. */
export function usePresence(): (id: string) => Presence | null {
  const present = useSyncExternalStore(presence.subscribe, presence.getSnapshot);
  const connected = useConnection().state === 'online';
  return (id) => (connected ? (present.get(id) ?? 'offline') : null);
}
