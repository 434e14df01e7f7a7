import { useCanGoBack, useRouter } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { ownStatus } from '#store/access/own-status.ts';
import { myChats } from '#store/chat/my-chats.ts';
import type { ProfileFound, ProfileWithPending } from '#store/people/profile.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { type Live, useLive } from '../../../api/live-queries/use-live.ts';
import { ConsentCard } from '../../../features/care/consents/consent-card.tsx';
import { LifeCard } from '../../../features/care/life/life-card.tsx';
import { SafetyCard } from '../../../features/care/notes/safety-card.tsx';
import { ChildPickupCard } from '../../../features/families/pickup/child-pickup-card.tsx';
import { FamilyCard } from '../../../features/families/profile/family-card.tsx';
import { MergeKey } from '../../../features/duplicates/profile/merge-key.tsx';
import { StandingMerges } from '../../../features/duplicates/profile/standing-merges.tsx';
import { quickChat } from '../../../features/chat/quick-chat.ts';
import { DataMenu } from '../../../features/privacy/data-menu.tsx';
import { usePresence } from '../../../features/chat/use-presence.ts';
import type { ProfileTab } from '../../../features/people/profile-tabs.ts';
import { ProfileScreen } from '../../../features/people/screens/profile-screen.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { BackKey } from '../../../ui/page-header/back-key.tsx';
import type { Presence } from '../../../ui/presence/presence-avatar.tsx';
import { useAttendance } from './use-attendance.tsx';
import { useFollowUps } from './use-follow-ups.tsx';
import { useNotes } from './use-notes.tsx';
import { ChangePhoto } from './change-photo.tsx';

/** Whether somebody is there: oneself as chosen, colleagues as the server tells; of others nobody knows. */
function usePresenceOf(): (profile: ProfileWithPending) => Presence | null {
  const status = useLive(ownStatus);
  const presence = usePresence();
  return ({ own, accountId }) => {
    if (own) return status.state === 'ready' ? status.data : null;
    const seen = accountId === null ? null : presence(accountId);
    return seen === 'offline' ? null : seen;
  };
}

/** Merging them with another record, for who may. */
function Merge({ profile: { person, mayMerge } }: { profile: ProfileWithPending }) {
  return person && mayMerge ? <MergeKey person={person} /> : null;
}

function Merges({ profile: { person, mayMerge } }: { profile: ProfileWithPending }) {
  return person && mayMerge ? <StandingMerges person={person} /> : null;
}

/** The keys for requests of the person, for people who may answer them. */
function Data({ profile: { person, mayTakeData } }: { profile: ProfileWithPending }) {
  return person && mayTakeData ? <DataMenu person={person} /> : null;
}

function Actions({ profile }: { profile: ProfileWithPending }) {
  return (
    <>
      <Message profile={profile} />
      <Merge profile={profile} />
      <Data profile={profile} />
    </>
  );
}

/** Writing to them, where the two have a talk. */
function Message({ profile: { accountId } }: { profile: ProfileWithPending }) {
  const chats = useLive(myChats);
  const talk =
    chats.state === 'ready' && chats.data.find(({ contact }) => contact.id === accountId);
  if (!talk) return null;
  return (
    <Button icon={MessageCircle} onClick={() => quickChat.show(talk.id)}>
      Message
    </Button>
  );
}

function Back() {
  const { history } = useRouter();
  return <BackKey onBack={() => history.back()} />;
}

/** A profile with what other features know of its person. */
export function ProfilePage(props: {
  found: Live<ProfileFound>;
  tab: ProfileTab | undefined;
  onTab(tab: ProfileTab): void;
}) {
  const { found, tab = 'home', onTab } = props;
  const presenceOf = usePresenceOf();
  const pictureOf = usePictures();
  const canGoBack = useCanGoBack();
  const followUps = useFollowUps(found);
  const notes = useNotes(found);
  const attendance = useAttendance(found);
  return (
    <ProfileScreen
      found={found}
      tab={tab}
      onTab={onTab}
      presenceOf={presenceOf}
      pictureOf={pictureOf}
      Picture={ChangePhoto}
      Family={FamilyCard}
      Safety={SafetyCard}
      Pickup={ChildPickupCard}
      notes={notes}
      attendance={attendance}
      Consents={ConsentCard}
      LifeEvents={LifeCard}
      Actions={Actions}
      Merges={Merges}
      followUps={followUps}
      back={canGoBack && <Back />}
    />
  );
}
