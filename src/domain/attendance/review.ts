import type { Review } from '../operation.ts';
import type { AttendanceReport } from './entities.ts';

/** A late submission waits for an administrator of its church, with the people it counts. */
export function reviewOf(
  { churchId, serviceId, date }: Pick<AttendanceReport, 'churchId' | 'serviceId' | 'date'>,
  count: number | null,
): Review {
  return { entity: 'heldReport', about: { churchId, serviceId, date, count } };
}
