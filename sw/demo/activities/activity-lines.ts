import type { Activity } from '#domain/demo/activities/entities.ts';

export type ActivityLine = { minutesAgo: number; description: string } & Partial<
  Omit<Activity, 'id' | 'date'>
>;

const hour = 60;
const day = 24 * hour;

const cellReports = {
  linkedContent: 'Open the cell reports',
  link: '/apps/groups/cell-ministry/attendance-reports',
  useRouter: true,
};
const reports = { link: '/apps/churches/attendance-reports', useRouter: true };

const graceValley: readonly ActivityLine[] = [
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
    ...cellReports,
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

const hopeCity: readonly ActivityLine[] = [
  {
    minutesAgo: 25,
    icon: 'clipboard-check',
    description: '<strong>Hope City North</strong> sent its report for First service',
    linkedContent: 'Open the reports',
    ...reports,
  },
  {
    minutesAgo: 50,
    by: 'Rudzani Mulaudzi',
    description: '<strong>Rudzani Mulaudzi</strong> wrote in Team Chat',
    extraContent: '<p>Both churches are in. Thank you, everybody.</p>',
  },
  {
    minutesAgo: 3 * hour,
    icon: 'user-plus',
    description: '<strong>Riverside cell</strong> had first timers',
    extraContent: '<ul><li>First timers: 3</li><li>New converts: 1</li></ul>',
    ...cellReports,
  },
  {
    minutesAgo: 5 * hour,
    icon: 'chart-line',
    description: '<strong>Hope City Central</strong> had more people than last week',
    linkedContent: 'Open the reports',
    ...reports,
  },
  {
    minutesAgo: 7 * hour,
    by: 'Lwazi Hadebe',
    description: '<strong>Lwazi Hadebe</strong> counted a first service',
  },
  {
    minutesAgo: 9 * hour,
    by: 'Megan Taylor',
    description: '<strong>Megan Taylor</strong> wrote in Team Chat',
    extraContent: '<blockquote>The children’s hall has a new heater. Come and see.</blockquote>',
  },
  {
    minutesAgo: day,
    icon: 'users',
    description: '<strong>Young families</strong> grew to fourteen people',
    ...cellReports,
  },
  {
    minutesAgo: day + 2 * hour,
    by: 'Mpho Sello',
    description: '<strong>Mpho Sello</strong> counted a second service',
  },
  {
    minutesAgo: 3 * day,
    icon: 'calendar-days',
    description: '<strong>Market Street cell</strong> meets on Wednesdays from now on',
    ...cellReports,
  },
  {
    minutesAgo: 4 * day,
    by: 'Rajen Reddy',
    description: '<strong>Rajen Reddy</strong> leads Hillside cell now',
  },
];

/**
 * Ten lines, the newest first, of the sample organisation that somebody looks at; each link opens
 * what its line tells of. Everybody else reads those of the first one: their own are not invented.
 */
export function activityLines(organisation: string): readonly ActivityLine[] {
  return organisation === 'Hope City' ? hopeCity : graceValley;
}
