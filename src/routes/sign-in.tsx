import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guestOnly } from '../app/guards.ts';
import { useBusy } from '../app/use-busy.ts';
import { searchTexts } from '../app/search-texts.ts';
import { wantedPage } from '../app/wanted-page.ts';
import { SignIn } from '../features/access/screens/sign-in.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/sign-in')({
  validateSearch: searchTexts('redirectURL', 'confirm'),
  beforeLoad: guestOnly,
  component: SignInPage,
});

function SignInPage() {
  const { redirectURL, confirm } = Route.useSearch();
  const router = useRouter();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Sign in · Ibandla</title>
      <SignIn
        confirmation={confirm}
        onSignedIn={() => void router.navigate({ href: wantedPage(redirectURL) })}
      />
    </EmptyLayout>
  );
}
