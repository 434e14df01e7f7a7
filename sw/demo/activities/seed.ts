import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { activityLines } from './activity-lines.ts';

/** Ten, from half an hour to four days ago. */
export function seedActivities(demo: DemoDatabase, { organisation }: DemoStart): Promise<unknown> {
  const now = Date.now();
  return demo.activity.bulkAdd(
    activityLines(organisation).map(({ minutesAgo, ...line }, at) =>
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
