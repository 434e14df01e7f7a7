import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { RolesScreen } from '../../../../../features/settings/roles/roles-screen.tsx';

/** Roles of those whom the person looks after. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/roles')({
  staticData: { title: 'Roles and permissions', openedFrom: '/pages/settings' },
  loader: holdersOnly('account.manage'),
  component: RolesPage,
});

function RolesPage() {
  return <RolesScreen grants={useProfile().grants} />;
}
