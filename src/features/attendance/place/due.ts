import type { Service } from '#domain/churches/entities.ts';
import type { ReportContext } from '#store/attendance/reports-of-service.ts';
import { latestWeekday } from '#domain/values/dates/local-date.ts';

/** The latest day up to today on which a service takes place: the report that is due. */
export function dueDate(service: Pick<Service, 'weekdays'>, today: string): string {
  const days = service.weekdays.map((day) => latestWeekday(today, day));
  return days.toSorted().at(-1) ?? today;
}

/** The services of a church on the days they are due, from one of them on, in turn. */
export function dueFrom(
  services: readonly Pick<Service, 'id' | 'churchId' | 'weekdays'>[],
  first: string | null,
  today: string,
): ReportContext[] {
  const at = Math.max(
    0,
    services.findIndex(({ id }) => id === first),
  );
  return [...services.slice(at), ...services.slice(0, at)].map((service) => ({
    churchId: service.churchId,
    groupId: null,
    serviceId: service.id,
    date: dueDate(service, today),
  }));
}

/** The service after this one in the church's order, from the start again after the last. */
export function nextService<S extends Pick<Service, 'id'>>(
  services: readonly S[],
  current: string,
): S | undefined {
  const at = services.findIndex((service) => service.id === current);
  return services[(at + 1) % services.length];
}
