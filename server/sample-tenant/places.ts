import { churches as register } from '#domain/churches/churches.ts';
import type { Church, ChurchGroup, ReportPolicy, Service } from '#domain/churches/entities.ts';
import type { Organisation } from '#domain/organisation/entities.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import type { AgeBands } from '#domain/people/age-bands.ts';
import { fixedId } from './fixed-seed.ts';
import { type SampleTenant, timeZone } from './tenants.ts';

const meetings = [
  { name: 'First service', kind: 'sunday', weekday: 0, startTime: '08:00' },
  { name: 'Second service', kind: 'sunday', weekday: 0, startTime: '10:30' },
  { name: 'Prayer evening', kind: 'midweek', weekday: 3, startTime: '18:30' },
  { name: 'Youth service', kind: 'midweek', weekday: 5, startTime: '19:00' },
] as const;

type Facts = Pick<Church, 'shortCode' | 'address' | 'phone'>;

const facts = (shortCode: string, address: string, phone: string): Facts => ({
  shortCode,
  address,
  phone,
});

/** Addresses of the sample churches. All of it is invented: no number with 555 rings. */
const knownFacts: Readonly<Record<string, Facts>> = {
  Soweto: facts('SOW', '1204 Vilakazi Street, Orlando West, Soweto', '011 555 0141'),
  Tshwane: facts('TSH', '88 Church Square, Pretoria Central', '012 555 0107'),
  Alexandra: facts('ALX', '31 Roosevelt Street, Alexandra', '011 555 0162'),
  Tembisa: facts('TEM', '415 Andrew Mapheto Drive, Tembisa', '011 555 0178'),
  Vosloorus: facts('VOS', '27 Brickfield Road, Vosloorus', '011 555 0119'),
  Sandton: facts('SAN', '6 Rivonia Road, Sandton', '011 555 0193'),
  Khayelitsha: facts('KHY', '52 Spine Road, Site B, Khayelitsha', '021 555 0124'),
  'Mitchells Plain': facts('MPL', '19 Eisleben Road, Mitchells Plain', '021 555 0156'),
  Gugulethu: facts('GUG', '73 Steve Biko Drive, Gugulethu', '021 555 0138'),
  Stellenbosch: facts('STB', '11 Dorp Street, Stellenbosch', '021 555 0185'),
  Paarl: facts('PRL', '240 Main Street, Paarl', '021 555 0102'),
  George: facts('GRJ', '64 Courtenay Street, George', '044 555 0111'),
  'Hope City Central': facts('HCC', '5 Market Street, Polokwane', '015 555 0120'),
  'Hope City North': facts('HCN', '98 Marshall Street, Polokwane North', '015 555 0149'),
};

/** Facts of a sample church. One that is not in the list gets a short code made of its name. */
function factsOfChurch(name: string): Facts {
  return knownFacts[name] ?? { shortCode: name.slice(0, 12), address: null, phone: null };
}

export function churchGroupId(tenant: SampleTenant, name: string): string {
  return fixedId(`${tenant.slug}/church group/${name}`);
}

export function churchId(tenant: SampleTenant, name: string): string {
  return fixedId(`${tenant.slug}/church/${name}`);
}

/** The regions, in the one that holds them all where there is one. */
export function churchGroupsOf(tenant: SampleTenant): ChurchGroup[] {
  const group = (name: string, parent: string | null, description: string | null): ChurchGroup => ({
    id: churchGroupId(tenant, name),
    parentChurchGroupId: parent && churchGroupId(tenant, parent),
    name,
    description,
    status: 'active',
  });
  const { regions } = tenant;
  return [
    ...(regions ? [group(regions, null, `Every church of ${tenant.name}`)] : []),
    ...Object.entries(tenant.churchGroups).map(([name, churches]) =>
      group(name, regions ?? null, `${churches.slice(0, 3).join(', ')} and around`),
    ),
  ];
}

/** Mail address and website of a church. */
function reachedAt({ slug: tenant }: SampleTenant, name: string) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { email: `${slug}@${tenant}.example`, website: `${tenant}.example/${slug}`, slug };
}

export function churchesOf(tenant: SampleTenant): Church[] {
  return Object.entries(tenant.churchGroups).flatMap(([group, names]) =>
    names.map((name) => ({
      ...register.blank,
      ...factsOfChurch(name),
      ...reachedAt(tenant, name),
      id: churchId(tenant, name),
      churchGroupId: churchGroupId(tenant, group),
      // The first one of each church group planted the second.
      parentChurchId: name === names[1] ? churchId(tenant, names[0] ?? '') : null,
      name,
      timeZone,
      // The larger ones have a public page.
      portalEnabled: names.indexOf(name) < 2,
    })),
  );
}

export function servicesOf(church: Church): Service[] {
  return meetings.map(({ name, kind, weekday, startTime }, sort) => ({
    id: fixedId(`service/${church.id}/${name}`),
    churchId: church.id,
    name,
    kind,
    weekdays: [weekday],
    startTime,
    status: 'active',
    sort,
  }));
}

/** Of people, and of what the churches count. */
export const sampleAges: AgeBands = { teenFrom: 13, adultFrom: 18 };

export function organisationOf({ name, slug }: SampleTenant): Organisation {
  const usual = usualOrganisation({ id: fixedId(`tenant/${slug}`), name, timeZone });
  return { ...usual, ...sampleAges };
}

/** The church that does not count males and females. */
const withoutGender = 'Hope City North';

export function policyOf(church: Church): ReportPolicy {
  return {
    id: fixedId(`policy/${church.id}`),
    churchId: church.id,
    allowBackdateDays: 30,
    ...sampleAges,
    asksAges: true,
    asksGender: church.name !== withoutGender,
  };
}
