import type { Service } from '#domain/churches/entities.ts';
import type { Store } from '../database.ts';
import { byName } from './queries.ts';

/** The services of a church that are counted, in the church's order. */
export async function servicesOf({ cache }: Store, churchId: string): Promise<Service[]> {
  const services = await cache.service.where({ churchId }).toArray();
  return services
    .filter((service) => service.status === 'active')
    .toSorted((a, b) => a.sort - b.sort || byName(a, b));
}
