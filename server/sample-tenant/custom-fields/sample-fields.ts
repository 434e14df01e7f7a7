import type { ReportValues } from '#domain/attendance/entities.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { customName, withValues } from '#domain/rows/row-values.ts';
import { fixedId, fixedRandom, oneOf } from '../fixed-seed.ts';
import type { SampleTenant } from '../tenants.ts';

const ways = ['Taxi', 'Own car', 'On foot', 'A lift from somebody'];
const skills = ['Choir', 'Sound', 'Children', 'Catering'];

const sky = ['Sunny', 'Cloudy', 'Rain', 'Storm'];

/** Names of the fields, for their ids. */
type Name = 'way' | 'skills' | 'childcare' | 'cars' | 'communion' | 'weather';

const idOf = (tenant: SampleTenant, name: Name) => fixedId(`${tenant.slug}/custom-field/${name}`);
const choiceId = (tenant: SampleTenant, label: string) =>
  fixedId(`${tenant.slug}/custom-choice/${label}`);

/** Custom fields of the sample's organisation. */
export function sampleFieldsOf(tenant: SampleTenant): CustomField[] {
  const choicesOf = (labels: readonly string[]) =>
    labels.map((label) => ({ id: choiceId(tenant, label), label, retired: false }));
  const field = (name: Name, said: Partial<CustomField>): CustomField => ({
    ...customFields.blank,
    id: idOf(tenant, name),
    ...said,
  });
  return [
    field('way', {
      label: 'Comes to church by',
      kind: 'oneOf',
      choices: choicesOf(ways),
      help: 'Who needs a lift is asked before an evening service.',
      sort: 1,
    }),
    field('skills', {
      label: 'Can help with',
      kind: 'severalOf',
      choices: choicesOf(skills),
      sort: 2,
    }),
    field('childcare', { register: 'groups', label: 'Childcare', kind: 'yesNo', sort: 1 }),
    ...(asksMoreOfReports(tenant) ? fieldsOfReports(field, choicesOf(sky)) : []),
  ];
}

/** One of the two samples keeps the report as it comes. */
function asksMoreOfReports({ slug }: SampleTenant): boolean {
  return slug === 'hope-city';
}

function fieldsOfReports(
  field: (name: Name, said: Partial<CustomField>) => CustomField,
  choices: CustomField['choices'],
): CustomField[] {
  const register = 'churchReports';
  return [
    field('cars', { register, label: 'Cars in the parking', kind: 'number', sort: 1 }),
    field('communion', { register, label: 'Communion served', kind: 'yesNo', sort: 2 }),
    field('weather', {
      register,
      label: 'Weather',
      kind: 'oneOf',
      choices,
      sort: 3,
      status: 'archived',
    }),
  ];
}

/** A car brings some four people; communion is on the first Sunday of the month. */
export function reportWithSampleValues<Report extends ReportValues & { date: string }>(
  tenant: SampleTenant,
  report: Report,
): Report {
  if (!asksMoreOfReports(tenant) || report.attendance === null) return report;
  const random = fixedRandom(`custom values/${report.date}/${report.attendance}`);
  return withValues(report, [
    [customName(idOf(tenant, 'cars')), Math.round(report.attendance * (0.2 + 0.1 * random()))],
    [customName(idOf(tenant, 'communion')), Number(report.date.slice(8)) <= 7],
  ]);
}

/** Half of the people were asked. */
export function withSampleValues(tenant: SampleTenant, person: Person): Person {
  const random = fixedRandom(`custom values/${person.id}`);
  if (random() < 0.5) return person;
  const helps = skills.filter(() => random() < 0.25).map((label) => choiceId(tenant, label));
  return withValues(person, [
    [customName(idOf(tenant, 'way')), choiceId(tenant, oneOf(ways, random))],
    [customName(idOf(tenant, 'skills')), helps.length === 0 ? null : helps],
  ]);
}

export function groupWithSampleValues(tenant: SampleTenant, group: Group): Group {
  const random = fixedRandom(`custom values/${group.id}`);
  if (random() < 0.6) return group;
  return withValues(group, [[customName(idOf(tenant, 'childcare')), random() < 0.5]]);
}
