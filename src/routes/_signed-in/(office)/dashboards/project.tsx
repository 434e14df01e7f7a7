import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { getProject } from '#domain/demo/dashboards/operations.ts';
import { unreadMessages } from '#store/shell/messages.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { useProfile } from '../../../../app/profile.tsx';
import { searchTexts } from '../../../../app/search-texts.ts';
import { useTab } from '../../../../app/use-tab.ts';
import { ProjectScreen } from '../../../../features/demo/dashboards/project/project-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/dashboards/project')({
  validateSearch: searchTexts('tab'),
  loader: holdersOnly('report.view'),
  component: ProjectPage,
});

function ProjectPage() {
  const { name } = useProfile().user;
  const unread = useLive(unreadMessages);
  const tab = useTab(Route.useSearch().tab);
  const navigate = useNavigate();
  return (
    <DemoGate first={getProject} what="the dashboard">
      <ProjectScreen
        name={name}
        unread={unread.state === 'ready' ? unread.data.count : 0}
        tab={tab}
        onSettings={() =>
          void navigate({ to: '/pages/settings/$panel', params: { panel: 'account' } })
        }
        Menu={DemoMenu}
      />
    </DemoGate>
  );
}
