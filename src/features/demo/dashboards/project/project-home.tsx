import { useState } from 'react';
import type { Project } from '#domain/demo/dashboards/project.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { grouped } from '../../../../ui/time.ts';
import * as page from '../parts/dashboard.css.ts';
import { Figures } from '../parts/figures.tsx';
import { NumberTile } from './number-tile.tsx';
import {
  distributionData,
  distributionSummary,
  issuesData,
  issuesSummary,
  sumOf,
} from './project-words.ts';
import * as css from './project.css.ts';
import { Schedule } from './schedule.tsx';

type Week = 'thisWeek' | 'lastWeek';
const weeks = [
  { value: 'lastWeek', label: 'Last week' },
  { value: 'thisWeek', label: 'This week' },
] as const;

/** The issues of a week: two large numbers and four small ones. */
function Overview({ issues }: { issues: Project['issues'][Week] }) {
  const { newIssues, closedIssues, fixed, wontFix, reOpened, needsTriage } = issues;
  const small = [
    ['Fixed', fixed],
    ['Won’t fix', wontFix],
    ['Re-opened', reOpened],
    ['Needs triage', needsTriage],
  ] as const;
  return (
    <dl className={css.overview} aria-label="Overview of the issues">
      <div className={css.large.new}>
        <dt className={css.tileName}>New issues</dt>
        <dd className={css.largeNumber}>{grouped(sumOf(newIssues))}</dd>
      </div>
      <div className={css.large.closed}>
        <dt className={css.tileName}>Closed</dt>
        <dd className={css.largeNumber}>{grouped(sumOf(closedIssues))}</dd>
      </div>
      {small.map(([name, count]) => (
        <div key={name} className={css.small}>
          <dt className={css.tileName}>{name}</dt>
          <dd className={css.smallNumber}>{grouped(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Issues({ issues }: Pick<Project, 'issues'>) {
  const [week, setWeek] = useState<Week>('thisWeek');
  const shown = issues[week];
  return (
    <div className={css.issues}>
      <Chart
        kind="mixed"
        heading="h2"
        title="Issues summary"
        facts="New as a line, closed as bars"
        summary={issuesSummary(shown)}
        data={issuesData(shown)}
        keys={<Segmented label="Issues of" isLow choices={weeks} value={week} onChange={setWeek} />}
        prints
      />
      <Overview issues={shown} />
    </div>
  );
}

function TaskDistribution({ distribution }: Pick<Project, 'distribution'>) {
  const [week, setWeek] = useState<Week>('thisWeek');
  const shown = distribution[week];
  const tasks = sumOf(shown.parts.map((part) => part.tasks));
  return (
    <div className={css.distribution}>
      <Chart
        kind="polar"
        heading="h2"
        title="Task distribution"
        facts={`${grouped(tasks)} tasks by team`}
        summary={distributionSummary(shown)}
        data={distributionData(shown)}
        keys={<Segmented label="Tasks of" isLow choices={weeks} value={week} onChange={setWeek} />}
        prints
      />
      <Figures
        figures={[
          { name: 'New', value: grouped(shown.newTasks) },
          { name: 'Completed', value: grouped(shown.completed) },
        ]}
      />
    </div>
  );
}

/** Numbers of today, the issues and tasks of a week, and what comes today. */
export function ProjectHome({ project }: { project: Project }) {
  return (
    <div className={page.grid}>
      <div className={page.tiles}>
        {project.cards.map((card) => (
          <NumberTile key={card.title} card={card} />
        ))}
      </div>
      <div className={css.home}>
        <div className={page.card}>
          <Issues issues={project.issues} />
          <TaskDistribution distribution={project.distribution} />
        </div>
        <Schedule schedule={project.schedule} />
      </div>
    </div>
  );
}
