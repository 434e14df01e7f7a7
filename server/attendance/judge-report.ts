import { valuesOf } from '#domain/attendance/deciding.ts';
import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { checkReport } from '#domain/attendance/rules.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import type { ReportFacts } from './report-facts.ts';

/** Currency of offerings. */
const rand = 'ZAR';

type Said = Omit<ChurchReportInput, 'basedOn'>;
type Facts = Pick<ReportFacts, 'church' | 'service' | 'group'>;

function wrongGroup(
  { kind }: ReportDefinition,
  { groupId, offering }: Said,
  { group, service }: Facts,
): FieldErrors | null {
  const isCell = service?.kind === 'cell';
  if (isCell !== (kind === 'group')) {
    return {
      serviceId: isCell ? 'This is a meeting of groups' : 'Choose the meeting of the group',
    };
  }
  if (kind === 'church') {
    if (groupId !== null) return { groupId: 'This group was not found. Leave it empty' };
    return offering === null ? null : { offering: 'The report of a service has no offering' };
  }
  if (!group) return { groupId: 'This group was not found. Choose another' };
  if (group.status !== 'active' || group.reportForm !== 'group') {
    return { groupId: 'This group gives no reports. Choose another' };
  }
  if (offering !== null && offering.currency !== rand) {
    return { offering: 'Give the offering in Rand' };
  }
  return null;
}

/**
 * Field -> what is wrong, of what the device's own checks would have stopped, had they known what the server knows. Null
 * where nothing is. `backdateDays`: Infinity for a report of any day of the past.
 */
export function wrongWith(
  definition: ReportDefinition,
  said: Said,
  facts: Facts,
  { now, backdateDays }: { now: Date; backdateDays: number },
): FieldErrors | null {
  const { church, service } = facts;
  if (!church) return { churchId: 'This church was not found. Choose another' };
  if (church.status === 'archived') {
    return { churchId: 'This church is archived and takes no reports. Choose another' };
  }
  if (!service) return { serviceId: 'This service was not found. Choose another' };
  if (service.status === 'removed') {
    return { serviceId: 'This service was removed. Choose another' };
  }
  const ofGroup = wrongGroup(definition, said, facts);
  if (ofGroup) return ofGroup;
  const stops = checkReport({
    definition,
    date: said.date,
    groupId: said.groupId,
    values: valuesOf(said),
    today: dateInZone(now, church.timeZone),
    allowBackdateDays: backdateDays,
    recent: [],
  }).filter((finding) => finding.severity === 'stop');
  if (stops.length === 0) return null;
  return Object.fromEntries(stops.map(({ field, message }) => [field, message]));
}
