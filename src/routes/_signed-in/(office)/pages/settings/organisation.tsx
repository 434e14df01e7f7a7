import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { OrganisationScreen } from '../../../../../features/settings/organisation/organisation-screen.tsx';
import { layoutNames } from '../../../../../layouts/layout-names.ts';

const layouts = layoutNames.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Name, contact and look of the organisation. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/organisation')({
  staticData: { title: 'Organisation', openedFrom: '/pages/settings' },
  loader: holdersOnly('settings.system'),
  component: OrganisationPage,
});

function OrganisationPage() {
  const { tenant, grants } = useProfile();
  return <OrganisationScreen name={tenant.name} grants={grants} layouts={layouts} />;
}
