import { createFileRoute } from '@tanstack/react-router';
import { listActivities } from '#domain/demo/activities/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { ActivitiesScreen } from '../../../../features/demo/activities/activities-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/pages/activities')({
  component: ActivitiesPage,
});

function ActivitiesPage() {
  return (
    <DemoGate first={listActivities} what="the activity">
      <ActivitiesScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
