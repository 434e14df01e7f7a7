import { createFileRoute, useRouter } from '@tanstack/react-router';
import { signedInOnly } from '../../app/guards.ts';
import { searchTexts } from '../../app/search-texts.ts';
import { useBusy } from '../../app/use-busy.ts';
import { useTabletFrame } from '../../app/tablet/use-tablet-frame.ts';
import { wantedPage } from '../../app/wanted-page.ts';
import { ChoosePin } from '../../features/access/tablet/choose-pin.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/(open)/choose-pin')({
  validateSearch: searchTexts('redirectURL', 'anew'),
  beforeLoad: signedInOnly,
  loader: async ({ location }) =>
    (await import('../../app/tablet/person-who-chooses.ts')).personWhoChooses(location),
  gcTime: 0,
  component: ChoosePinPage,
});

function ChoosePinPage() {
  const { name } = Route.useLoaderData().user;
  const { redirectURL } = Route.useSearch();
  const router = useRouter();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Choose a PIN · Ibandla</title>
      <ChoosePin
        name={name}
        frame={useTabletFrame()}
        onChosen={() => void router.navigate({ href: wantedPage(redirectURL) })}
      />
    </EmptyLayout>
  );
}
