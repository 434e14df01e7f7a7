import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { ExportScreen } from '../../../../../features/settings/export/export-screen.tsx';

/** Everything of the organisation as one file. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/export')({
  staticData: { title: 'Download everything', openedFrom: '/pages/settings' },
  loader: holdersOnly('role.define'),
  component: ExportPage,
});

function ExportPage() {
  return <ExportScreen name={useProfile().tenant.name} />;
}
