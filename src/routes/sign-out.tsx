import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { isSignedIn } from '../api/session/who.ts';
import { useBusy } from '../app/use-busy.ts';
import { SignOut } from '../features/access/screens/sign-out.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/sign-out')({
  beforeLoad: () => {
    // S2-003: a guest is sent on with the root as wanted page.
    if (!isSignedIn()) throw redirect({ to: '/sign-in', search: { redirectURL: '/' } });
  },
  component: SignOutPage,
});

function SignOutPage() {
  const navigate = useNavigate();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Sign out · Ibandla</title>
      <SignOut onLeave={() => void navigate({ to: '/' })} />
    </EmptyLayout>
  );
}
