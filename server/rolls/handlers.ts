import { firstTimerOperation } from '#domain/rolls/first-timer-operation.ts';
import { markOperation } from '#domain/rolls/mark-operation.ts';
import { firstTimerHandler } from './add-first-timer.ts';
import { markHandler } from './mark-people.ts';

export const rollHandlers = {
  [markOperation.name]: markHandler,
  [firstTimerOperation.name]: firstTimerHandler,
};
