import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '../../../../../app/office/soon-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/pages/profile/$personId')({
  staticData: { title: 'Profile' },
  component: Later,
});

function Later() {
  return <SoonPage title="Profile" />;
}
