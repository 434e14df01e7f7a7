import type { Example } from '../gallery.ts';
import { type Presence, PresenceAvatar, presenceWords } from './presence-avatar.tsx';

const presences = Object.keys(presenceWords) as Presence[];

export const gallery: Example[] = presences.map((presence) => ({
  label: presenceWords[presence],
  Example: () => <PresenceAvatar name="Zinhle Khumalo" presence={presence} size="middle" />,
}));
