import { valuesOf } from '#domain/attendance/deciding.ts';
import type { HeldReport } from '#domain/attendance/held.ts';
import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { submissionForm } from '#domain/attendance/queued-forms.ts';
import type { Service } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { fixedId, fixedRandom } from './fixed-seed.ts';
import type { Moment } from './moment.ts';
import { type Author, counted, newestReported, receivedAt } from './reports.ts';

/** A meeting of the last week of which there is no report yet. */
function meetingIn(
  services: readonly Service[],
  moment: Moment,
): { service: Service; date: string } {
  const weekAgo = addDays(moment.today, -7);
  const meetings = services.map((service) => ({ service, date: newestReported(service, moment) }));
  const isNew = ({ service, date }: (typeof meetings)[number]) =>
    date > latestWeekday(weekAgo, service.weekdays[0] ?? 0);
  // Sundays are for who signs in and wants to report one.
  const found = meetings.toReversed().find(isNew);
  return must(found, 'a meeting of the last week');
}

/**
 * A report that waits for an administrator: it came from a tablet on which its author had been signed
 * out from elsewhere.
 */
export function heldReportOf(
  services: readonly Service[],
  { id: accountId, name: authorName }: Author,
  moment: Moment,
): HeldReport & { form: number; args: ChurchReportInput } {
  const { service, date } = meetingIn(services, moment);
  const { churchId, id: serviceId } = service;
  const values = counted(62, fixedRandom(`held/${serviceId}`));
  const came = receivedAt(date, service);
  return {
    id: fixedId(`held/${serviceId}/${accountId}`),
    name: submissionForm.name,
    form: submissionForm.form,
    args: { ...valuesOf(values), date, churchId, groupId: null, serviceId, basedOn: null },
    accountId,
    authorName,
    churchId,
    serviceId,
    date,
    count: values.attendance,
    capturedAt: came,
    receivedAt: came,
    status: 'waiting',
    decidedByName: null,
    decidedAt: null,
    reason: null,
  };
}
