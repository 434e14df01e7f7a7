import type { Service } from '#domain/churches/entities.ts';
import { latestWeekday } from '#domain/values/local-date.ts';

/** The latest day up to today on which a service takes place: the report that is due. */
export function dueDate(service: Pick<Service, 'weekdays'>, today: string): string {
  const days = service.weekdays.map((day) => latestWeekday(today, day));
  return days.toSorted().at(-1) ?? today;
}

/** The service after this one in the church's order, from the start again after the last. */
export function nextService<S extends Pick<Service, 'id'>>(
  services: readonly S[],
  current: string,
): S | undefined {
  const at = services.findIndex((service) => service.id === current);
  return services[(at + 1) % services.length];
}
