import type { FieldErrors } from '../errors.ts';
import { latestDate } from '../values/dates/local-date.ts';
import type { FollowUp } from './entities.ts';

/** The row with the status that follows from the day on which it was done. */
export function settledFollowUp(row: FollowUp): FollowUp {
  if (row.status === 'archived') return row;
  return { ...row, status: row.doneOn === null ? 'active' : 'done' };
}

function doneErrors({ doneOn, outcome, assignedDate, snoozedUntil }: FollowUp): FieldErrors {
  if (doneOn === null) {
    return outcome
      ? { doneOn: 'Choose the day on which it was done, or leave the outcome out' }
      : {};
  }
  const errors: FieldErrors = {};
  if (!outcome) errors['outcome'] = 'Say how it went';
  if (doneOn > latestDate()) errors['doneOn'] = 'This date is still to come. Check it';
  if (doneOn < assignedDate)
    errors['doneOn'] = 'This is before it was assigned. Choose a later day';
  if (snoozedUntil !== null) {
    errors['snoozedUntil'] = 'A follow-up that is done is not moved. Leave the day out';
  }
  return errors;
}

/** Errors of a follow-up by itself: field -> sentence. */
export function followUpErrors(row: FollowUp): FieldErrors {
  const { assignedDate, actionDate, snoozedUntil } = row;
  const errors = doneErrors(row);
  const says = 'This is before it was assigned. Choose a later day';
  if (actionDate !== null && actionDate < assignedDate) errors['actionDate'] = says;
  if (snoozedUntil !== null && snoozedUntil < assignedDate) errors['snoozedUntil'] ??= says;
  return errors;
}
