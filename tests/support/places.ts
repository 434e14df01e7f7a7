import { churches as register } from '../../src/domain/churches/churches.ts';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type {
  Church,
  ChurchGroup,
  ReportPolicy,
  Service,
} from '../../src/domain/churches/entities.ts';
import { must } from '../../src/domain/must.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';

export const timeZone = 'Africa/Johannesburg';

/** The churches of a tenant that one test has to itself. */
export interface Places {
  id: string;
  slug: string;
  /** `north` holds the first two churches, `south` the third. */
  churchGroups: { north: string; south: string };
  churches: [string, string, string];
  /** One for each church, in their order. */
  services: [string, string, string];
  /** One more of the first church. */
  secondService: string;
  /** Of the first church too. */
  removedService: string;
}

export interface Place {
  churchId: string;
  serviceId: string;
}

/** A church of the tenant with its service. */
export function reportTargetOf({ churches, services }: Places, at: 0 | 1 | 2): Place {
  return { churchId: churches[at], serviceId: services[at] };
}

/** Text that is in every name of the tenant, and must never be in another's bytes. */
export function sentinelOf(tenantId: string): string {
  return `sentinel-${tenantId.slice(0, 8)}`;
}

function newPlaces(): Places {
  const id = randomUUID();
  return {
    id,
    slug: `t-${id}`,
    churchGroups: { north: randomUUID(), south: randomUUID() },
    churches: [randomUUID(), randomUUID(), randomUUID()],
    services: [randomUUID(), randomUUID(), randomUUID()],
    secondService: randomUUID(),
    removedService: randomUUID(),
  };
}

/** A church group that is in no other one. */
const top = { parentChurchGroupId: null, status: 'active' } as const;

function groupsOf({ id, churchGroups }: Places): ChurchGroup[] {
  const mark = sentinelOf(id);
  return [
    { id: churchGroups.north, name: `North ${mark}`, description: null, ...top },
    { id: churchGroups.south, name: `South ${mark}`, description: null, ...top },
  ];
}

function churchesOf({ id, churches, churchGroups }: Places): Church[] {
  return churches.map((church, at) => ({
    ...register.blank,
    id: church,
    churchGroupId: at < 2 ? churchGroups.north : churchGroups.south,
    name: `Church ${at} ${sentinelOf(id)}`,
    shortCode: `c${at}`,
    timeZone,
  }));
}

function servicesOf({ id, churches, ...places }: Places): Service[] {
  const service = (of: string, churchId: string, name: string): Service => ({
    id: of,
    churchId,
    name: `${name} ${sentinelOf(id)}`,
    kind: 'sunday',
    weekdays: [0],
    startTime: '08:00',
    status: of === places.removedService ? 'removed' : 'active',
    sort: 0,
  });
  return [
    ...places.services.map((of, at) =>
      service(of, must(churches[at], 'its church'), 'First service'),
    ),
    service(places.secondService, churches[0], 'Second service'),
    service(places.removedService, churches[0], 'Old service'),
  ];
}

const policyOf = (churchId: string): ReportPolicy => ({
  id: randomUUID(),
  churchId,
  allowBackdateDays: 60,
  teenFrom: 13,
  adultFrom: 20,
  asksAges: true,
  asksGender: true,
});

/** Makes a tenant, as the server's own role. */
export async function buildPlaces(pool: pg.Pool): Promise<Places> {
  const places = newPlaces();
  await inTenant(pool, places.id, async (tx) => {
    await tx.rows(
      'test tenant',
      'insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)',
      [places.id, `Tenant ${sentinelOf(places.id)}`, places.slug, timeZone],
    );
    await tx.rows('test counter', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
      places.id,
      randomUUID(),
    ]);
    const inserts = {
      churchGroup: groupsOf(places),
      church: churchesOf(places),
      service: servicesOf(places),
      reportPolicy: places.churches.map(policyOf),
    };
    await recordEffect(tx, { output: null, inserts }, null);
  });
  return places;
}
