import type { Activity } from '#domain/demo/activities/entities.ts';
import type { DemoDatabase } from '../database.ts';

/** The newest first. */
export function allActivities(demo: DemoDatabase): Promise<Activity[]> {
  return demo.activity.orderBy('date').reverse().toArray();
}
