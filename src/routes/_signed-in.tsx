import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionEnded } from '../api/session/who.ts';
import { recalledOnly } from '../app/guards.ts';
import { ProfileProvider } from '../app/profile.tsx';
import { Shell } from '../app/shell.tsx';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: recalledOnly,
  loader: async ({ location }) => {
    const { personHere } = await import('../app/person-here.ts');
    return personHere(location);
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Left with a sign-out: the next person must not begin with what the last one loaded.
  gcTime: 0,
  component: SignedIn,
});

function SignedIn() {
  const profile = Route.useLoaderData();
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionEnded((end) => {
        // Expired is not signed out: counting goes on, and a banner asks to sign in again.
        if (end === 'revoked') void navigate({ to: '/sign-in', state: { ended: true } });
      }),
    [navigate],
  );
  return (
    <ProfileProvider key={profile.id} loaded={profile}>
      <Shell>
        <Outlet />
      </Shell>
    </ProfileProvider>
  );
}
