import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { tablet } from '../api/devices/tablet.ts';
import { guestOnly } from '../app/guards.ts';
import { useBusy } from '../app/use-busy.ts';
import { searchTexts } from '../app/search-texts.ts';
import { wantedPage } from '../app/wanted-page.ts';
import { SignIn } from '../features/access/screens/sign-in.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';
import { latePart } from '../ui/late-part.ts';

const OnTablet = latePart(() =>
  import('../app/tablet/on-tablet.tsx').then((part) => part.OnTablet),
);

export const Route = createFileRoute('/sign-in')({
  validateSearch: searchTexts('redirectURL', 'confirm'),
  beforeLoad: guestOnly,
  component: SignInPage,
});

/** A tablet that was registered asks who is counting: `on-tablet.tsx` looks whether several share it. */
const isTablet = () => tablet() !== null;

function SignInPage() {
  const { redirectURL, confirm } = Route.useSearch();
  const router = useRouter();
  const [asksPin, askPin] = useState(() => confirm === undefined && isTablet());
  const [email, setEmail] = useState('');
  const goOn = () => void router.navigate({ href: wantedPage(redirectURL) });
  /** On a tablet there is a PIN to choose, if they have none or have forgotten it. */
  function signedIn(): void {
    if (!isTablet()) return goOn();
    const search = new URLSearchParams({
      ...(redirectURL !== undefined && { redirectURL }),
      ...(email !== '' && { anew: 'yes' }),
    });
    void router.navigate({ href: `/choose-pin?${search}` });
  }
  function byPassword(whose: string | null): void {
    setEmail(whose ?? '');
    askPin(false);
  }
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Sign in · Ibandla</title>
      {asksPin ? (
        <Suspense>
          <OnTablet onOpen={goOn} onPassword={byPassword} />
        </Suspense>
      ) : (
        <SignIn
          email={email}
          confirmation={confirm}
          onBack={tablet()?.severalUshers === true ? () => askPin(true) : undefined}
          onSignedIn={signedIn}
        />
      )}
    </EmptyLayout>
  );
}
