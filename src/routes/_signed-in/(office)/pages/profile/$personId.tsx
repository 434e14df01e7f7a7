import { createFileRoute } from '@tanstack/react-router';
import { personProfile } from '#store/people/profile.ts';
import { useLive } from '../../../../../api/live-queries/use-live.ts';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { ProfilePage } from '../../../../../app/office/person/profile-page.tsx';
import { useKeptPerson } from '../../../../../features/duplicates/profile/use-kept-person.ts';
import { profileTabOf } from '../../../../../features/people/profile-tabs.ts';

/** Somebody whom the person at the device may see. Whoever sees nobody is led away before any look-up. */
export const Route = createFileRoute('/_signed-in/(office)/pages/profile/$personId')({
  staticData: { title: 'Profile', openedFrom: '/apps/people' },
  validateSearch: profileTabOf,
  loader: holdersOnly('person.view', 'group.viewMembers'),
  component: PersonPage,
});

function PersonPage() {
  const { personId } = Route.useParams();
  const { tab } = profileTabOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const found = useLive(personProfile, personId);
  useKeptPerson(personId, found.state === 'ready' && found.data.state === 'unknown');
  return (
    <ProfilePage
      found={found}
      tab={tab}
      onTab={(next) => void navigate({ search: profileTabOf({ tab: next }), replace: true })}
    />
  );
}
