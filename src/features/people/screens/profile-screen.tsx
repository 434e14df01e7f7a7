import { Link } from '@tanstack/react-router';
import BookOpen from 'lucide-react/icons/book-open';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { phoneLink } from '#domain/values/phone.ts';
import type { ProfileFound, ProfileWithPending } from '#store/people/profile.ts';
import type { Live } from '../../../api/live-queries/use-live.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { latePart } from '../../../ui/late-part.ts';
import type { Presence } from '../../../ui/presence/presence-avatar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type Tab, Tabs } from '../../../ui/tabs/tabs.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { stepsOf } from '../parts/person-facts.tsx';
import { ProfileGroups } from '../parts/profile-groups.tsx';
import { ProfileHead } from '../parts/profile-head.tsx';
import { ProfileHome } from '../parts/profile-home.tsx';
import * as css from '../parts/profile.css.ts';
import type { ProfileTab } from '../profile-tabs.ts';

const EditContacts = latePart(() =>
  import('../parts/edit-contacts.tsx').then((part) => part.EditContacts),
);
const EditPerson = latePart(() =>
  import('../parts/edit-person.tsx').then((part) => part.EditPerson),
);
const ErasedProfile = latePart(() =>
  import('./erased-profile.tsx').then((part) => part.ErasedProfile),
);
const PersonHistory = latePart(() =>
  import('../parts/person-history.tsx').then((part) => part.PersonHistory),
);

interface ProfileScreenProps {
  found: Live<ProfileFound>;
  tab: ProfileTab;
  onTab(tab: ProfileTab): void;
  /** Whether they are there, as far as anybody knows. */
  presenceOf(profile: ProfileWithPending): Presence | null;
  /** Address to show a photo from; null as long as it is not here. */
  pictureOf(address: string | null): string | null;
  /** Changes their picture, where it is theirs to change. */
  Picture: ComponentType<{ profile: ProfileWithPending }>;
  /** The families that a person is in. */
  Family: ComponentType<{ personId: string }>;
  /** Safety notes. */
  Safety: ComponentType<{ person: Person }>;
  /** Pick-up people of a child. */
  Pickup: ComponentType<{ person: Person }>;
  /** Tab of roll calls; null for who may not see them. */
  attendance: ReactNode;
  /** Tab of confidential notes; null for who may not know whether there are any. */
  notes: ReactNode;
  /** Consents. */
  Consents: ComponentType<{ person: Person }>;
  /** Life events. */
  LifeEvents: ComponentType<{ person: Person }>;
  /** What another feature knows of the calls and visits that they are owed. */
  followUps: {
    /** Number of those that are open. */
    open: number;
    /** For their home; null for none. */
    card: ReactNode;
    tab: ReactNode;
  };
  /** Above the history: what another feature can take back. */
  Merges: ComponentType<{ profile: ProfileWithPending }>;
  /** Actions on the person. */
  Actions: ComponentType<{ profile: ProfileWithPending }>;
  /** The way back to where somebody came from. */
  back: ReactNode;
}

/** In the place of what has no screen yet. */
function Later({
  icon,
  title,
  children,
}: {
  icon: typeof BookOpen;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card>
      <EmptyState icon={icon} title={title}>
        {children} We are still building this.
      </EmptyState>
    </Card>
  );
}

type TabParts = Pick<
  ProfileScreenProps,
  | 'Family'
  | 'Safety'
  | 'Pickup'
  | 'Consents'
  | 'LifeEvents'
  | 'Merges'
  | 'notes'
  | 'followUps'
  | 'attendance'
>;

function tabsOf(
  profile: ProfileWithPending,
  { Family, Safety, Pickup, Consents, LifeEvents, Merges, notes, followUps, attendance }: TabParts,
): Tab<ProfileTab>[] {
  const { person } = profile;
  return [
    {
      name: 'home',
      label: 'Home',
      children: (
        <ProfileHome
          profile={profile}
          family={person && <Family personId={person.id} />}
          followUp={followUps.card}
          safety={person && <Safety person={person} />}
          pickup={person && <Pickup person={person} />}
          consents={person && <Consents person={person} />}
          lifeEvents={person && <LifeEvents person={person} />}
        />
      ),
    },
    ...(attendance
      ? [{ name: 'attendance' as const, label: 'Attendance', children: attendance }]
      : []),
    {
      name: 'follow-up',
      label: 'Follow Up',
      ...(followUps.open > 0 && { count: followUps.open }),
      children: followUps.tab,
    },
    { name: 'groups', label: 'Groups', children: <ProfileGroups profile={profile} /> },
    {
      name: 'discipleship',
      label: 'Discipleship',
      children: profile.person ? (
        <Card>
          <h2 className={css.cardTitle}>Steps</h2>
          <KeyValues facts={stepsOf(profile.person)} />
        </Card>
      ) : (
        <Later icon={BookOpen} title="No steps yet">
          Baptism, foundation school and other steps will be followed here.
        </Later>
      ),
    },
    ...(notes ? [{ name: 'notes' as const, label: 'Notes', children: notes }] : []),
    ...(profile.person && profile.maySeeHistory
      ? [
          {
            name: 'history' as const,
            label: 'History',
            children: (
              <div className={css.history}>
                <Merges profile={profile} />
                <Suspense fallback={<Skeleton lines={4} what="the history" />}>
                  <PersonHistory id={profile.person.id} />
                </Suspense>
              </div>
            ),
          },
        ]
      : []),
  ];
}

/** Nobody is told whether such a person is there. */
function Unknown() {
  return (
    <EmptyState
      icon={UserRoundX}
      heading="h1"
      title="We can’t find this person"
      action={
        <Link to="/pages/profile/dashboard" className={buttonLook({ size: 'touch' })}>
          Go to dashboard
        </Link>
      }
    >
      The link may be wrong, or they are in a church that you don’t look after.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={css.page}>
      <h1 className={visuallyHidden}>Profile</h1>
      <Skeleton lines={8} what="this person" />
    </div>
  );
}

/** Calls their first number. */
function CallKey({ profile: { person } }: { profile: ProfileWithPending }) {
  const [first] = person?.phoneNumbers ?? [];
  if (!first) return null;
  return (
    <a href={phoneLink(first.number)} className={buttonLook({})}>
      <Icon of={Phone} size="sm" />
      Call
    </a>
  );
}

/** The key that opens what is known of them; nothing for who may not change it. */
function EditKey({
  profile: { person, mayEdit, mayEditContacts },
}: {
  profile: ProfileWithPending;
}) {
  const [isOpen, setOpen] = useState(false);
  if (!person || !(mayEdit || mayEditContacts)) return null;
  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && (
        <Suspense>
          {mayEdit ? (
            <EditPerson id={person.id} onClose={() => setOpen(false)} />
          ) : (
            <EditContacts person={person} onClose={() => setOpen(false)} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** One person as their church knows them: product facts 9.5, pictures g2 and g3. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { found, tab, onTab, presenceOf, pictureOf, Picture, Actions, back } = props;
  if (found.state === 'failed') return <NotRead title="Could not load this profile" heading="h1" />;
  if (found.state === 'loading' || found.data.state === 'filling') return <Waiting />;
  if (found.data.state === 'unknown') return <Unknown />;
  const { profile } = found.data;
  if (profile.person?.erasedOn) {
    return (
      <div className={css.page}>
        {back && <div className={css.back}>{back}</div>}
        <Suspense fallback={<Waiting />}>
          <ErasedProfile id={profile.person.id} erasedOn={profile.person.erasedOn} />
        </Suspense>
      </div>
    );
  }
  const tabs = tabsOf(profile, props);
  // An address may ask for one that is not for this person.
  const shown = tabs.find(({ name }) => name === tab)?.name ?? 'home';
  return (
    <div className={css.page}>
      {back && <div className={css.back}>{back}</div>}
      <ProfileHead
        profile={profile}
        presence={presenceOf(profile)}
        photo={pictureOf(profile.photo)}
        onPicture={<Picture profile={profile} />}
        actions={
          <>
            <CallKey profile={profile} />
            <Actions profile={profile} />
            <EditKey profile={profile} />
          </>
        }
      />
      <Tabs label={`About ${profile.name}`} tabs={tabs} value={shown} onChange={onTab} />
    </div>
  );
}
