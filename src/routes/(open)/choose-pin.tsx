import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { tablet } from '../../api/devices/tablet.ts';
import { signedInOnly } from '../../app/guards.ts';
import { searchTexts } from '../../app/search-texts.ts';
import { useBusy } from '../../app/use-busy.ts';
import { useTabletFrame } from '../../app/use-tablet-frame.ts';
import { wantedPage } from '../../app/wanted-page.ts';
import { ChoosePin } from '../../features/access/tablet/choose-pin.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/(open)/choose-pin')({
  validateSearch: searchTexts('redirectURL', 'anew'),
  beforeLoad: signedInOnly,
  loader: ({ location }) => personWhoChooses(location),
  gcTime: 0,
  component: ChoosePinPage,
});

/** On a tablet that several share, whoever has no PIN, or forgot theirs; anybody else goes on. */
async function personWhoChooses(location: { href: string; searchStr: string }) {
  const [{ personHere }, { hasPin }] = await Promise.all([
    import('../../app/person-here.ts'),
    import('../../api/session/pin.ts'),
  ]);
  const person = await personHere(location);
  const search = new URLSearchParams(location.searchStr);
  const isAsked = search.has('anew') || !(await hasPin(person.id));
  if (tablet()?.severalUshers && isAsked) return person;
  throw redirect({ href: wantedPage(search.get('redirectURL')) });
}

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
