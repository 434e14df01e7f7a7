import { spanDays } from '../../meetings/span-days.ts';
import type { ExpectedFacts, ExpectedSpan } from './expected-facts.ts';
import type { ExpectedReport } from './expected-report.ts';
import { inOrder, judge, placesOf, reportsOf } from './judging.ts';
import type { ArrivedReport } from './report-state.ts';

/** Of a service that is gone from the device. */
const unknownTime = '00:00';

/**
 * Reports of services that were due in a span, in the order of their beginnings: of each active service of an active
 * church on each of its weekdays, and whatever else was reported.
 */
export function expectedOfServices<Report extends ArrivedReport>(
  facts: ExpectedFacts<Report>,
  span: ExpectedSpan,
): ExpectedReport<Report>[] {
  const places = placesOf(facts);
  const expected = judge(span);
  const days = spanDays(span.from, span.to);
  const services = new Map(facts.services.map((service) => [service.id, service]));
  const reports = reportsOf(facts.reports, 'church');
  const reported = new Set(reports.map(({ serviceId, date }) => `${serviceId} ${date}`));
  const missing = facts.services.flatMap((service) => {
    const { id: serviceId, churchId, kind, status, weekdays, startTime: time } = service;
    const place = places.get(churchId);
    if (place?.church.status !== 'active' || status !== 'active' || kind === 'cell') return [];
    return days
      .filter(
        ({ weekday, date }) => weekdays.includes(weekday) && !reported.has(`${serviceId} ${date}`),
      )
      .map(({ date }) =>
        expected<Report>(
          { kind: 'church', churchId, groupId: null, serviceId, date, time },
          place,
          null,
        ),
      );
  });
  const arrived = reports.flatMap((report) => {
    const { churchId, serviceId, date } = report;
    const place = places.get(churchId);
    if (!place || date < span.from || date > span.to) return [];
    const time = services.get(serviceId)?.startTime ?? unknownTime;
    const meeting = { kind: 'church', churchId, groupId: null, serviceId, date, time } as const;
    return [expected(meeting, place, report)];
  });
  return inOrder([...missing, ...arrived]);
}
