import * as operations from '#domain/demo/activities/operations.ts';
import { allActivities } from '#store/demo/activities/queries.ts';
import { handle } from '../demo-app.ts';

export const activitiesHandlers = [handle(operations.listActivities, allActivities)];
