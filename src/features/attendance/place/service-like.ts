import type { Service } from '#domain/churches/entities.ts';
import { activeServices } from './report-target.ts';

/** The service of another church that is called the same, else its first. */
export function serviceLike(all: readonly Service[], churchId: string, name: string) {
  const services = activeServices(all, churchId);
  return services.find((service) => service.name === name) ?? services[0];
}
