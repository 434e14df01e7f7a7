import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import { checkReport, type Finding } from '#domain/attendance/rules.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { submittedValues } from './submit-report.ts';

export interface Surroundings {
  definition: ReportDefinition;
  /** Null when nobody knows: the server looks at the date then. */
  today: string | null;
  allowBackdateDays: number;
  recent: readonly number[];
  /** Problems of the input that was typed into the counters. */
  typed: Readonly<Record<string, string>>;
  /** The church is no longer the person's to count, and what to do. */
  churchProblem: string | null;
  serviceProblem: string | null;
}

/** The count may have been done in time: an administrator of the church decides. */
function lostChurch(problem: string | null): Finding[] {
  return problem === null ? [] : [{ severity: 'confirm', field: 'churchId', message: problem }];
}

function stop(field: string, message: string | null): Finding[] {
  return message === null ? [] : [{ severity: 'stop', field, message }];
}

/** Everything there is to say before this draft is submitted, stops first. */
export function findingsOf(draft: ReportDraft, around: Surroundings): Finding[] {
  const values = submittedValues(draft.values);
  const reason = values.didNotMeet && (values.didNotMeetReason ?? '').trim() === '';
  return [
    ...stop('serviceId', around.serviceProblem),
    ...Object.entries(around.typed).flatMap(([field, problem]) => stop(field, problem)),
    ...stop('didNotMeetReason', reason ? 'Give a short reason, like “No power”' : null),
    ...checkReport({
      definition: around.definition,
      date: draft.date,
      groupId: draft.groupId,
      values,
      today: around.today,
      allowBackdateDays: around.allowBackdateDays,
      recent: around.recent,
      // A number that cannot be read has been spoken of; that it is missing would be said twice.
    }).filter(({ field }) => !(field in around.typed)),
    ...lostChurch(around.churchProblem),
  ];
}
