import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '../../../../../app/office/soon-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/groups/$groupId')({
  staticData: { title: 'Group' },
  component: Later,
});

function Later() {
  return <SoonPage title="Group" />;
}
