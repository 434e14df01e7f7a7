import {
  returnReport as returnOperation,
  undoReview as undoOperation,
  verifyReport as verifyOperation,
} from '#domain/attendance/reviewing/review-operations.ts';
import { command } from '../../handler.ts';
import { returnReport, undoReview, verifyReport } from './review-report.ts';

export const reviewHandlers = {
  [verifyOperation.name]: command(verifyOperation, verifyReport),
  [returnOperation.name]: command(returnOperation, returnReport),
  [undoOperation.name]: command(undoOperation, undoReview),
};
