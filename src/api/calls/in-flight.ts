import { observable, type Observable } from '#domain/observable.ts';

/** S9-019 to S9-023: pages that show themselves what they wait for. */
const quietPages: ReadonlySet<string> = new Set([
  '/apps/people',
  '/apps/churches/attendance-reports',
  '/apps/groups/cell-ministry/attendance-reports',
  '/pages/profile',
  '/apps/events/manage',
]);
const quietBegin = '/apps/groups';

export function isQuiet(page: string): boolean {
  return quietPages.has(page) || page.startsWith(quietBegin);
}

const waiting = observable(0);

/** Number of requests that people wait for: requests of pages, not those of sync. */
export const inFlight: Observable<number> = waiting;

/** S4-026. What was asked on a quiet page stays quiet, wherever the person goes meanwhile. */
export async function tracked<Answer>(request: Promise<Answer>): Promise<Answer> {
  if (isQuiet(location.pathname)) return request;
  waiting.set(waiting.getSnapshot() + 1);
  try {
    return await request;
  } finally {
    waiting.set(waiting.getSnapshot() - 1);
  }
}
