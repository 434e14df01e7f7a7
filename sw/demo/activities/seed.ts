import type { Activity } from '#domain/demo/activities/entities.ts';
import type { DemoDatabase } from '#store/demo/database.ts';

type Line = { minutesAgo: number; description: string } & Partial<Omit<Activity, 'id' | 'date'>>;

const hour = 60;
const day = 24 * hour;

const lines: readonly Line[] = [
  {
    minutesAgo: 25,
    by: 'Thabo Dube',
    description: '<strong>Mbombela</strong> sent its report for First service',
    linkedContent: 'Open the reports',
    link: '/apps/churches/attendance-reports',
    useRouter: true,
  },
  {
    minutesAgo: 50,
    icon: 'git-compare',
    description: 'Two reports came in for <strong>Soweto, First service</strong>',
    linkedContent: 'My reports',
    link: '/apps/churches/my-reports',
    useRouter: true,
  },
  {
    minutesAgo: 3 * hour,
    by: 'Zinhle Khumalo',
    description: '<strong>Zinhle Khumalo</strong> wrote in Orlando West cell',
    extraContent:
      '<blockquote>Two visitors said they would like to come along on Wednesday. I will put the kettle on at six.</blockquote>',
  },
  {
    minutesAgo: 5 * hour,
    icon: 'user-plus',
    description: '<strong>The Khoza family</strong> asked to change their details',
    extraContent:
      '<ul><li>Address: <s>48 Mooki Street</s> 7 Klipspruit Valley Road</li><li>Cellphone: <s>083 555 0100</s> 083 555 0166</li></ul>',
  },
  {
    minutesAgo: 7 * hour,
    icon: 'calendar-check',
    description: '<strong>Youth camp: Magaliesberg</strong> reached 184 of 200 places',
  },
  {
    minutesAgo: 9 * hour,
    by: 'Pieter van der Merwe',
    description: '<strong>Pieter van der Merwe</strong> added 2 files to Cell leaders’ breakfast',
    extraContent: '<ul><li>Programme.pdf</li><li>Seating.xlsx</li></ul>',
  },
  {
    minutesAgo: day,
    by: 'Lerato Dlamini',
    description: '<strong>Lerato Dlamini</strong> counted her first service',
  },
  {
    minutesAgo: day + 2 * hour,
    icon: 'megaphone',
    description: 'The announcement <strong>Carols by candlelight</strong> went to 352 people',
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
    by: 'Priya Naidoo',
    description: '<strong>Priya Naidoo</strong> joined as a group leader',
  },
];

/** Ten, from half an hour to four days ago. */
export function seedActivities(demo: DemoDatabase): Promise<unknown> {
  const now = Date.now();
  return demo.activity.bulkAdd(
    lines.map(({ minutesAgo, ...line }, at) =>
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
