import type { ReportValues } from '#domain/attendance/entities.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { must } from '#domain/must.ts';
import { customName, withValues } from '#domain/rows/row-values.ts';
import { fixedRandom } from '../fixed-seed.ts';
import type { Reported } from '../reports.ts';
import type { SampleTenant } from '../tenants.ts';
import { choicesOf, fieldId, sampleField } from './sample-field.ts';

const sky = ['Sunny', 'Cloudy', 'Rain', 'Storm'];

/** One of the two samples keeps the report as it comes. */
function asksMore({ slug }: SampleTenant): boolean {
  return slug === 'hope-city';
}

/** Custom fields of the reports of services. */
export function sampleReportFieldsOf(tenant: SampleTenant): CustomField[] {
  if (!asksMore(tenant)) return [];
  const register = 'churchReports';
  const weather = { register, label: 'Weather', kind: 'oneOf', sort: 3 } as const;
  return [
    sampleField(tenant, 'cars', {
      register,
      label: 'Cars in the parking',
      kind: 'number',
      sort: 1,
    }),
    sampleField(tenant, 'communion', {
      register,
      label: 'Communion served',
      kind: 'yesNo',
      sort: 2,
    }),
    sampleField(tenant, 'weather', {
      ...weather,
      choices: choicesOf(tenant, sky),
      status: 'archived',
    }),
  ];
}

/** A car brings some four people; communion is on the first Sunday of the month. */
function withFields<Said extends ReportValues>(
  tenant: SampleTenant,
  date: string,
  said: Said,
): Said {
  if (said.attendance === null) return said;
  const random = fixedRandom(`custom values/${date}/${said.attendance}`);
  return withValues(said, [
    [customName(fieldId(tenant, 'cars')), Math.round(said.attendance * (0.2 + 0.1 * random()))],
    [customName(fieldId(tenant, 'communion')), Number(date.slice(8)) <= 7],
  ]);
}

/** Reports of services that say the custom fields too. */
export function withSampleFields(tenant: SampleTenant, reported: Reported): Reported {
  if (!asksMore(tenant)) return reported;
  const { attendanceReport, reportVersion } = reported;
  const dates = new Map(attendanceReport.map(({ id, date }) => [id, date]));
  const dateOf = (id: string) => must(dates.get(id), 'the report of a version');
  return {
    attendanceReport: attendanceReport.map((report) => withFields(tenant, report.date, report)),
    reportVersion: reportVersion.map((version) =>
      withFields(tenant, dateOf(version.reportId), version),
    ),
  };
}
