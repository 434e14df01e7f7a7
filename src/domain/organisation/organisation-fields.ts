import type { Organisation } from './entities.ts';

export type OrganisationField = Exclude<keyof Organisation, 'id'>;

/** How each field is called. */
export const organisationFields: Readonly<Record<OrganisationField, { label: string }>> = {
  name: { label: 'Name' },
  timeZone: { label: 'Time zone' },
  logoId: { label: 'Logo' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  website: { label: 'Website' },
  theme: { label: 'Brand colour' },
  scheme: { label: 'Scheme' },
  layout: { label: 'Layout' },
  teenFrom: { label: 'Teens from' },
  adultFrom: { label: 'Adults from' },
  connectionWords: { label: 'Connection statuses' },
  followUpWords: { label: 'Types of follow-ups' },
};
