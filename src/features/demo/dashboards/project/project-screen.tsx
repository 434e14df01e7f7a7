import Mail from 'lucide-react/icons/mail';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import type { Project, ProjectDashboard } from '#domain/demo/dashboards/project.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { Tabs } from '../../../../ui/tabs/tabs.tsx';
import { projectHere } from '../here.ts';
import * as css from '../parts/dashboard.css.ts';
import { HeaderActions, type MenuPart } from '../parts/header-actions.tsx';
import { WithDashboard } from '../parts/with-dashboard.tsx';
import { ProjectBudget } from './project-budget.tsx';
import { ProjectHome } from './project-home.tsx';
import { Team } from './team.tsx';

interface ScreenProps {
  /** Name of the person at the device. */
  name: string;
  /** Unread messages of that person. */
  unread: number;
  tab: { open: string | undefined; onOpen(tab: string): void };
  onSettings(): void;
  Menu: MenuPart;
}

const counted = (count: number, what: string) => `${count} new ${what}${count === 1 ? '' : 's'}`;

const tabNames = ['home', 'budget', 'team'] as const;

function Header({
  project,
  dashboard: { projects, team },
  onChoose,
  name,
  unread,
  onSettings,
  Menu,
}: Omit<ScreenProps, 'tab'> & {
  project: Project;
  dashboard: ProjectDashboard;
  onChoose(id: string): void;
}) {
  const write = () => {
    location.assign(`mailto:${team.map(({ email }) => email).join(',')}`);
  };
  const { newTasks } = project.distribution.thisWeek;
  return (
    <PageHeader
      lead={<Avatar name={name} size="middle" />}
      title={`Welcome back, ${name.split(' ')[0] ?? name}`}
      facts={`${counted(unread, 'message')} and ${counted(newTasks, 'task')}`}
      actions={
        <>
          <Select
            label="Project"
            options={projects.map((one) => ({ value: one.id, label: one.name }))}
            value={project.id}
            onChange={onChoose}
          />
          <HeaderActions
            Menu={Menu}
            actions={[
              { label: 'Email the team', icon: Mail, onAct: write },
              { label: 'Settings', icon: Settings, isPrimary: true, onAct: onSettings },
            ]}
          />
        </>
      }
    />
  );
}

function Dashboard({ dashboard, tab, ...rest }: ScreenProps & { dashboard: ProjectDashboard }) {
  const { projects, team } = dashboard;
  const [chosen, setChosen] = useState<string>();
  const project = projects.find(({ id }) => id === chosen) ?? projects[0];
  if (!project) return null;
  return (
    <div className={css.page}>
      <Header {...rest} project={project} dashboard={dashboard} onChoose={setChosen} />
      <Tabs
        label="Parts of the project"
        value={tabNames.find((one) => one === tab.open) ?? 'home'}
        onChange={tab.onOpen}
        tabs={[
          {
            name: 'home',
            label: 'Home',
            children: <ProjectHome key={project.id} project={project} />,
          },
          { name: 'budget', label: 'Budget', children: <ProjectBudget project={project} /> },
          {
            name: 'team',
            label: 'Team',
            count: team.length,
            children: <Team team={team} />,
          },
        ]}
      />
    </div>
  );
}

/** S2-067: issues, tasks, schedule, budget and team of a project. */
export function ProjectScreen(props: ScreenProps) {
  const live = useLive(projectHere);
  return (
    <WithDashboard live={live} menu={<props.Menu />}>
      {(dashboard) => <Dashboard {...props} dashboard={dashboard} />}
    </WithDashboard>
  );
}
