import { accessHandlers } from './access/handlers.ts';
import { attendanceHandlers } from './attendance/handlers.ts';
import { churchHandlers } from './churches/handlers.ts';
import { deviceHandlers } from './devices/handlers.ts';
import type { Handler } from './handler.ts';
import { syncHandlers } from './sync/handlers.ts';

/** Who answers each operation. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...accessHandlers,
  ...attendanceHandlers,
  ...churchHandlers,
  ...deviceHandlers,
  ...syncHandlers,
};
