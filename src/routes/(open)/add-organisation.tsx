import { createFileRoute } from '@tanstack/react-router';
import { recalledOnly } from '../../app/guards.ts';
import { searchTexts } from '../../app/search-texts.ts';
import { useBusy } from '../../app/use-busy.ts';
import { AddOrganisation } from '../../features/access/screens/add-organisation.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/(open)/add-organisation')({
  validateSearch: searchTexts('email'),
  beforeLoad: recalledOnly,
  loader: async ({ location }) =>
    (await import('../../app/places/person-who-adds.ts')).personWhoAdds(location),
  // The person may have changed since.
  gcTime: 0,
  component: AddOrganisationPage,
});

function AddOrganisationPage() {
  const person = Route.useLoaderData();
  const { email } = Route.useSearch();
  const busy = useBusy();
  if (!person) return null;
  const { id, tenant } = person;
  return (
    <EmptyLayout busy={busy}>
      <title>Add an organisation · Ibandla</title>
      <AddOrganisation profile={id} tenant={tenant.name} email={email} />
    </EmptyLayout>
  );
}
