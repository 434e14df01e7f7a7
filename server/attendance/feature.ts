import type { ServerFeature } from '../server-feature.ts';
import { analyticsHandlers } from './analytics/analytics-handlers.ts';
import { attachPictureHandlers } from './attach-picture.ts';
import { expectedHandlers } from './expected/expected-handlers.ts';
import { exportHandlers } from './export-handlers.ts';
import { attendanceHandlers } from './handlers.ts';
import { heldHandlers } from './held-handlers.ts';
import { importHandlers } from './import/import-handlers.ts';
import { heldReportStore } from './held-scopes.ts';
import { reviewHandlers } from './review/review-handlers.ts';
import {
  attendanceBlockStore,
  attendanceReportStore,
  reportReminderStore,
  reportVersionStore,
} from './scopes.ts';

export const feature: ServerFeature = {
  stores: [
    attendanceReportStore,
    attendanceBlockStore,
    reportVersionStore,
    heldReportStore,
    reportReminderStore,
  ],
  handlers: [
    attendanceHandlers,
    attachPictureHandlers,
    exportHandlers,
    heldHandlers,
    importHandlers,
    reviewHandlers,
    expectedHandlers,
    analyticsHandlers,
  ],
};
