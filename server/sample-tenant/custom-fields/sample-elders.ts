import type { CustomField } from '#domain/custom-fields/entities.ts';
import type { Family } from '#domain/families/entities.ts';
import { ageOn } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { customName, withValues } from '#domain/rows/row-values.ts';
import { fixedRandom, oneOf } from '../fixed-seed.ts';
import type { SampleTenant } from '../tenants.ts';
import { fieldId, sampleField } from './sample-field.ts';

/** Years. */
const youngestElder = 45;
const eldersPerChurch = 3;

/** One of the two samples has elders who visit families. */
const hasElders = ({ slug }: SampleTenant) => slug === 'hope-city';

export function elderFieldsOf(tenant: SampleTenant): CustomField[] {
  if (!hasElders(tenant)) return [];
  const said = { register: 'families', label: 'Elder', kind: 'person', sort: 1 } as const;
  return [
    sampleField(tenant, 'elder', { ...said, help: 'Visits this family and prays with them.' }),
  ];
}

const isElder = ({ birthDate, status, connectionStatus }: Person, today: string) =>
  ((birthDate && ageOn(birthDate, today)) ?? 0) >= youngestElder &&
  status === 'active' &&
  connectionStatus === 'Member';

/** The family with its elder, a member of its church; some have none yet. */
export function familyWithElder(
  tenant: SampleTenant,
  family: Family,
  people: readonly Person[],
  today: string,
): Family {
  if (!hasElders(tenant)) return family;
  const elders = people
    .filter((one) => one.churchId === family.churchId && isElder(one, today))
    .slice(0, eldersPerChurch);
  const random = fixedRandom(`elder/${family.id}`);
  if (elders.length === 0 || random() < 0.3) return family;
  return withValues(family, [[customName(fieldId(tenant, 'elder')), oneOf(elders, random).id]]);
}
