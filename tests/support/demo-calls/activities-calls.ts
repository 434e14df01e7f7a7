import { listActivities } from '../../../src/domain/demo/activities/operations.ts';
import { type DemoCall, Having, instant, ListOf } from './demo-call.ts';

export const activitiesCalls: readonly DemoCall[] = [
  {
    ids: 'S7-040',
    call: listActivities,
    input: {},
    answer: new ListOf(10, new Having({ id: /^activity-/, date: instant })),
  },
];
