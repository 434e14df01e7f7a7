import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { signedInOnly } from '../app/guards.ts';
import { useBusy } from '../app/use-busy.ts';
import { wantedPage } from '../app/wanted-page.ts';
import { UnlockSession } from '../features/access/screens/unlock-session.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';
import { searchTexts } from '../app/search-texts.ts';

export const Route = createFileRoute('/unlock-session')({
  validateSearch: searchTexts('redirectURL'),
  beforeLoad: signedInOnly,
  loader: async ({ location }) => {
    const { personHere } = await import('../app/person-here.ts');
    return personHere(location);
  },
  gcTime: 0,
  component: UnlockSessionPage,
});

function UnlockSessionPage() {
  const { name, email } = Route.useLoaderData().user;
  const { redirectURL } = Route.useSearch();
  const router = useRouter();
  const navigate = useNavigate();
  const goOn = () => void router.navigate({ href: wantedPage(redirectURL) });
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Unlock · Ibandla</title>
      <UnlockSession
        name={name}
        email={email}
        onGoOn={goOn}
        onSwitched={() => void navigate({ to: '/sign-in', replace: true })}
      />
    </EmptyLayout>
  );
}
