import type { Activity } from '#domain/demo/activities/entities.ts';
import type { DemoDatabase } from '#store/demo/database.ts';

type Line = { minutesAgo: number; description: string } & Partial<Omit<Activity, 'id' | 'date'>>;

const hour = 60;
const day = 24 * hour;

const reports = { link: '/apps/churches/attendance-reports', useRouter: true };

/** Of the sample's churches and people; each link opens what its line tells of. */
export const activityLines: readonly Line[] = [
  {
    minutesAgo: 25,
    icon: 'clipboard-check',
    description: '<strong>Tembisa</strong> sent its report for First service',
    linkedContent: 'Open the reports',
    ...reports,
  },
  {
    minutesAgo: 50,
    icon: 'git-compare',
    description: 'Two reports came in for <strong>Alexandra, First service</strong>',
    linkedContent: 'Compare them',
    ...reports,
  },
  {
    minutesAgo: 3 * hour,
    by: 'Zinhle Khumalo',
    description: '<strong>Zinhle Khumalo</strong> wrote in Team Chat',
    extraContent:
      '<blockquote>Two visitors said they would like to come along on Thursday. I will put the kettle on at six.</blockquote>',
  },
  {
    minutesAgo: 5 * hour,
    icon: 'user-plus',
    description: '<strong>Site C cell</strong> had first timers',
    extraContent: '<ul><li>First timers: 2</li><li>New converts: 1</li></ul>',
    linkedContent: 'Open the cell reports',
    link: '/apps/groups/cell-ministry/attendance-reports',
    useRouter: true,
  },
  {
    minutesAgo: 7 * hour,
    icon: 'chart-line',
    description: '<strong>Sandton</strong> had many more people than usual',
    ...reports,
    linkedContent: 'Open the reports',
  },
  {
    minutesAgo: 9 * hour,
    by: 'Michael Bennett',
    description: '<strong>Michael Bennett</strong> wrote in Team Chat',
    extraContent: '<p>We had a wedding afterwards. The number is right.</p>',
  },
  {
    minutesAgo: day,
    by: 'Lerato Dlamini',
    description: '<strong>Lerato Dlamini</strong> counted a first service',
  },
  {
    minutesAgo: day + 2 * hour,
    icon: 'calendar-days',
    description: '<strong>Gugulethu</strong> did not meet: Water outage',
    ...reports,
    linkedContent: 'Open the reports',
  },
  {
    minutesAgo: 3 * day,
    icon: 'church',
    description: '<strong>Khayelitsha</strong> meets in the school hall from now on',
    linkedContent: 'Where it is',
    link: 'https://www.openstreetmap.org/search?query=Spine%20Road%20Khayelitsha',
  },
  {
    minutesAgo: 4 * day,
    by: 'Vusi Mkhize',
    description: '<strong>Vusi Mkhize</strong> leads Diepkloof Extension cell now',
  },
];

/** Ten, from half an hour to four days ago. */
export function seedActivities(demo: DemoDatabase): Promise<unknown> {
  const now = Date.now();
  return demo.activity.bulkAdd(
    activityLines.map(({ minutesAgo, ...line }, at) =>
      Object.assign(
        {
          id: `activity-${at + 1}`,
          icon: null,
          image: null,
          by: null,
          extraContent: null,
          linkedContent: null,
          link: null,
          useRouter: false,
          date: new Date(now - minutesAgo * 60_000).toISOString(),
        },
        line,
      ),
    ),
  );
}
