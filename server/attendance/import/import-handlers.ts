import {
  importReports as importReportsOperation,
  undoImport as undoImportOperation,
} from '#domain/attendance/import/importing.ts';
import { command } from '../../handler.ts';
import { importReports } from './import-reports.ts';
import { undoImport } from './undo-import.ts';

export const importHandlers = {
  [importReportsOperation.name]: command(importReportsOperation, importReports),
  [undoImportOperation.name]: command(undoImportOperation, undoImport),
};
