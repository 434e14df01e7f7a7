import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { fixedId } from '../fixed-seed.ts';
import type { SampleTenant } from '../tenants.ts';

/** Names of the fields, for their ids. */
type Name = 'way' | 'skills' | 'childcare' | 'elder' | 'cars' | 'communion' | 'weather';

export const fieldId = (tenant: SampleTenant, name: Name) =>
  fixedId(`${tenant.slug}/custom-field/${name}`);

export const choiceId = (tenant: SampleTenant, label: string) =>
  fixedId(`${tenant.slug}/custom-choice/${label}`);

export const choicesOf = (tenant: SampleTenant, labels: readonly string[]) =>
  labels.map((label) => ({ id: choiceId(tenant, label), label, retired: false }));

export const sampleField = (
  tenant: SampleTenant,
  name: Name,
  said: Partial<CustomField>,
): CustomField => ({ ...customFields.blank, id: fieldId(tenant, name), ...said });
