import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { RetentionScreen } from '../../../../../features/settings/retention/retention-screen.tsx';

/** How long the organisation keeps what it need not keep. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/retention')({
  staticData: { title: 'Retention', openedFrom: '/pages/settings' },
  loader: holdersOnly('settings.system'),
  component: RetentionPage,
});

function RetentionPage() {
  return <RetentionScreen grants={useProfile().grants} />;
}
