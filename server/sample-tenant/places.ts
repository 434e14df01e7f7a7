import type { Church, ChurchGroup, ReportPolicy, Service } from '#domain/churches/entities.ts';
import { fixedId } from './fixed-seed.ts';
import { type SampleTenant, timeZone } from './tenants.ts';

const meetings = [
  { name: 'First service', kind: 'sunday', weekday: 0, startTime: '08:00' },
  { name: 'Second service', kind: 'sunday', weekday: 0, startTime: '10:30' },
  { name: 'Prayer evening', kind: 'midweek', weekday: 3, startTime: '18:30' },
  { name: 'Youth service', kind: 'midweek', weekday: 5, startTime: '19:00' },
] as const;

export function churchGroupId(tenant: SampleTenant, name: string): string {
  return fixedId(`${tenant.slug}/church group/${name}`);
}

export function churchId(tenant: SampleTenant, name: string): string {
  return fixedId(`${tenant.slug}/church/${name}`);
}

export function churchGroupsOf(tenant: SampleTenant): ChurchGroup[] {
  return Object.keys(tenant.churchGroups).map((name) => ({
    id: churchGroupId(tenant, name),
    name,
    parentChurchGroupId: null,
    description: null,
    status: 'active',
  }));
}

export function churchesOf(tenant: SampleTenant): Church[] {
  return Object.entries(tenant.churchGroups).flatMap(([group, names]) =>
    names.map((name) => ({
      id: churchId(tenant, name),
      churchGroupId: churchGroupId(tenant, group),
      name,
      shortCode: name.toLowerCase().replaceAll(' ', '-'),
      timeZone,
      status: 'active' as const,
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

export function policyOf(church: Church): ReportPolicy {
  return {
    id: fixedId(`policy/${church.id}`),
    churchId: church.id,
    allowBackdateDays: 30,
    teenFrom: 13,
    adultFrom: 18,
  };
}
