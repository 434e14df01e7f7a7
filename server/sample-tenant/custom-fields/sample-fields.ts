import type { CustomField } from '#domain/custom-fields/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { customName, withValues } from '#domain/rows/row-values.ts';
import { fixedRandom, oneOf } from '../fixed-seed.ts';
import type { SampleTenant } from '../tenants.ts';
import { elderFieldsOf } from './sample-elders.ts';
import { choiceId, choicesOf, fieldId, sampleField } from './sample-field.ts';
import { sampleReportFieldsOf } from './sample-report-fields.ts';

const ways = ['Taxi', 'Own car', 'On foot', 'A lift from somebody'];
const skills = ['Choir', 'Sound', 'Children', 'Catering'];

/** Custom fields of the sample's organisation. */
export function sampleFieldsOf(tenant: SampleTenant): CustomField[] {
  return [
    sampleField(tenant, 'way', {
      label: 'Comes to church by',
      kind: 'oneOf',
      choices: choicesOf(tenant, ways),
      help: 'Who needs a lift is asked before an evening service.',
      sort: 1,
    }),
    sampleField(tenant, 'skills', {
      label: 'Can help with',
      kind: 'severalOf',
      choices: choicesOf(tenant, skills),
      sort: 2,
    }),
    sampleField(tenant, 'childcare', {
      register: 'groups',
      label: 'Childcare',
      kind: 'yesNo',
      sort: 1,
    }),
    ...elderFieldsOf(tenant),
    ...sampleReportFieldsOf(tenant),
  ];
}

/** Half of the people were asked. */
export function withSampleValues(tenant: SampleTenant, person: Person): Person {
  const random = fixedRandom(`custom values/${person.id}`);
  if (random() < 0.5) return person;
  const helps = skills.filter(() => random() < 0.25).map((label) => choiceId(tenant, label));
  return withValues(person, [
    [customName(fieldId(tenant, 'way')), choiceId(tenant, oneOf(ways, random))],
    [customName(fieldId(tenant, 'skills')), helps.length === 0 ? null : helps],
  ]);
}

export function groupWithSampleValues(tenant: SampleTenant, group: Group): Group {
  const random = fixedRandom(`custom values/${group.id}`);
  if (random() < 0.6) return group;
  return withValues(group, [[customName(fieldId(tenant, 'childcare')), random() < 0.5]]);
}
