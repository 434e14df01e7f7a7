import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { DraftContext, ReportDraft } from '#store/attendance/draft.ts';
import { dueDate } from './due.ts';
import type { ContextWords } from './context-bar.tsx';
import type { Day } from '../use-day.ts';
import { serviceTitle } from '../strings.ts';

/** Church, service and date that a person chose to count. */
export interface Chosen {
  churchId: string;
  /** Null: the church's first. */
  serviceId: string | null;
  /** Null: the day that is due, of the first service from the chosen one on that has no report. */
  date: string | null;
}

/** The service or meeting that is counted, with everything the form says about it. */
export interface ReportTarget {
  churchId: string;
  serviceId: string;
  date: string;
  /** The group that is counted, or null for a service of the church. */
  groupId: string | null;
  church: Church | undefined;
  service: Service;
  /** Services of this church that may be chosen. */
  services: Service[];
  day: Day;
  words: ContextWords;
  churchProblem: string | null;
  serviceProblem: string | null;
}

/** The draft of what is chosen; none has an empty service or date. */
export function contextOf({ churchId, serviceId, date }: Chosen): DraftContext {
  return {
    form: churchAttendanceReport.id,
    churchId,
    serviceId: serviceId ?? '',
    date: date ?? '',
  };
}

interface Known {
  church: Church | undefined;
  services: readonly Service[];
  mayCount: boolean;
  day: Day;
  /** The service whose form is open already, so that it does not change under somebody's hand. */
  shown: string | null;
  /** The due service that is still to be counted. */
  toCount: string | null;
}

export function activeServices(all: readonly Service[], churchId: string): Service[] {
  return all
    .filter(
      (service) =>
        service.churchId === churchId && service.status === 'active' && service.kind !== 'cell',
    )
    .toSorted((a, b) => a.sort - b.sort);
}

/** A service that was removed stays for the numbers that were counted for it. */
function chosenService(
  { services: all, shown, toCount }: Known,
  chosen: Chosen,
  services: readonly Service[],
) {
  const due = shown ?? toCount ?? chosen.serviceId;
  const wanted = chosen.date === null ? due : chosen.serviceId;
  const found = all.find(({ id }) => id === wanted);
  const isOfChurch = found?.churchId === chosen.churchId;
  const isKept = found?.status === 'active' || found?.id === shown || chosen.date !== null;
  return found && isOfChurch && isKept ? found : services[0];
}

/** Target of a draft whose church left the person's access scopes: its numbers can be moved, or submitted for review. */
export function lostTarget(draft: ReportDraft, day: Day): ReportTarget {
  const { churchId, serviceId, date, names } = draft;
  const church = names?.church ?? 'This church';
  const service: Service = {
    id: serviceId,
    churchId,
    name: names?.service ?? 'Service',
    kind: 'sunday',
    weekdays: [],
    startTime: '',
    status: 'active',
    sort: 0,
  };
  return {
    churchId,
    serviceId,
    groupId: null,
    date,
    church: undefined,
    service,
    services: [],
    day,
    words: { church, service: service.name, date },
    churchProblem: notYours(church),
    serviceProblem: null,
  };
}

function notYours(church: string): string {
  return `${church} is no longer yours to count. Choose another church, or submit: a church administrator decides about it`;
}

/** Null when the church has no service to count. */
export function reportTargetOf(chosen: Chosen, known: Known): ReportTarget | null {
  const { church, day } = known;
  const services = activeServices(known.services, chosen.churchId);
  const service = chosenService(known, chosen, services);
  if (!service) return null;
  const date = chosen.date ?? dueDate(service, day.today);
  const name = church?.name ?? 'This church';
  return {
    churchId: chosen.churchId,
    serviceId: service.id,
    groupId: null,
    date,
    church,
    service,
    services,
    day,
    words: { church: name, service: serviceTitle(service), date },
    churchProblem: known.mayCount ? null : notYours(name),
    serviceProblem:
      service.status === 'active' ? null : `${service.name} was removed. Choose another service`,
  };
}
