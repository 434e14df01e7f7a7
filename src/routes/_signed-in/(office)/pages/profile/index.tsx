import { createFileRoute } from '@tanstack/react-router';
import { ownProfile } from '#store/people/profile.ts';
import { useLive } from '../../../../../api/live-queries/use-live.ts';
import { ProfilePage } from '../../../../../app/office/person/profile-page.tsx';
import { profileTabOf } from '../../../../../features/people/profile-tabs.ts';

/** S2-037: one’s own. */
export const Route = createFileRoute('/_signed-in/(office)/pages/profile/')({
  staticData: { title: 'Profile' },
  validateSearch: profileTabOf,
  component: OwnPage,
});

function OwnPage() {
  const { tab } = profileTabOf(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      found={useLive(ownProfile)}
      tab={tab}
      onTab={(next) => void navigate({ search: profileTabOf({ tab: next }), replace: true })}
    />
  );
}
