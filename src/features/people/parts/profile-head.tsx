import Church from 'lucide-react/icons/church';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { connectionText } from '#domain/people/connection-words.ts';
import type { ProfileWithPending } from '#store/people/profile.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNamedPage } from '../../../ui/page-header/page-way.ts';
import {
  PresenceAvatar,
  presenceWords,
  type Presence,
} from '../../../ui/presence/presence-avatar.tsx';
import { ConnectionBadge } from '../directory/connection-badge.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { RecordBadge } from '../directory/record-badge.tsx';
import * as css from './profile.css.ts';

interface ProfileHeadProps {
  profile: ProfileWithPending;
  /** Null where nobody knows whether they are there. */
  presence: Presence | null;
  /** Address to show the photo from. */
  photo: string | null;
  /** Over the picture: the way to change it. */
  onPicture: ReactNode;
  actions: ReactNode;
}

/** Head of a profile: the picture over the cover, and the facts in one line. */
export function ProfileHead({ profile, presence, photo, onPicture, actions }: ProfileHeadProps) {
  const { name, person, church, churchGroup, own, ofOrganisation } = profile;
  const { connectionWords } = ofOrganisation.terms;
  useNamedPage(name);
  return (
    <header className={css.head}>
      <div className={css.cover} />
      <div className={css.who}>
        <span className={css.picture}>
          <PresenceAvatar name={name} photoUrl={photo} presence={presence} size="profile" />
          {onPicture}
        </span>
        <div className={css.words}>
          <div className={css.named}>
            <h1 className={css.name}>{name}</h1>
            {person && (
              <ConnectionBadge status={person.connectionStatus}>
                {connectionText(connectionWords, person.connectionStatus)}
              </ConnectionBadge>
            )}
            {person && <RecordBadge status={person.status} />}
            {own && <Badge tone="neutral">You</Badge>}
            {profile.pending && <SyncState state="saved" />}
          </div>
          <div className={css.facts}>
            {church && (
              <span className={css.fact}>
                <Icon of={Church} size="sm" />
                {church.name}
              </span>
            )}
            {churchGroup && (
              <span className={css.fact}>
                <Icon of={MapPin} size="sm" />
                {churchGroup.name}
              </span>
            )}
            {!church && own && <span className={css.fact}>{own.tenant}</span>}
            {presence && <span className={css.fact}>{presenceWords[presence]}</span>}
          </div>
        </div>
        <div className={css.actions}>{actions}</div>
      </div>
    </header>
  );
}
