import type { DomainFeature } from '../domain-feature.ts';
import {
  analyseAttendance,
  churchReportGrid,
  groupReportGrid,
} from './analytics/analytics-operations.ts';
import { attachPicture } from './attach-picture.ts';
import { attendanceBlock } from './attendance-block.ts';
import { attendanceReport, reportVersion } from './entities.ts';
import { reportSubmissions } from './expected/submissions-operation.ts';
import { noteExport } from './exporting.ts';
import { importReports, undoImport } from './import/importing.ts';
import { acceptHeld, heldReport, refuseHeld } from './held.ts';
import {
  browseReports,
  decideReport,
  getReport,
  submitChurchReport,
  submitGroupReport,
  voidReport,
} from './operations.ts';
import { groupSubmissionForm, submissionForm } from './queued-forms.ts';
import { remindMissing } from './reminding/remind-operation.ts';
import { reportReminder } from './reminding/report-reminder.ts';
import { returnReport, undoReview, verifyReport } from './reviewing/review-operations.ts';

export const feature: DomainFeature = {
  entities: [attendanceReport, attendanceBlock, reportVersion, heldReport, reportReminder],
  operations: [
    submitChurchReport,
    submitGroupReport,
    decideReport,
    voidReport,
    attachPicture,
    noteExport,
    importReports,
    undoImport,
    browseReports,
    getReport,
    acceptHeld,
    refuseHeld,
    verifyReport,
    returnReport,
    undoReview,
    remindMissing,
    reportSubmissions,
    analyseAttendance,
    groupReportGrid,
    churchReportGrid,
  ],
  knownForms: [submissionForm, groupSubmissionForm],
};
