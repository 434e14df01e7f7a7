import { tellEvery, type ListedDevice } from '#domain/devices/registering.ts';
import { dateInZone, daysBetween } from '#domain/values/dates/local-date.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { timeOfDay } from '../../../ui/time.ts';

const minute = 60_000;
/** Ms within which a device that is in use was heard of: it tells every so often, and a telling takes a moment. */
const heardWithin = tellEvery + minute;

/** Days after which a device that was not seen needs a look. */
const longAway = 7;

export type DeviceState =
  | { is: 'waiting' }
  | { is: 'revoked'; day: string }
  | { is: 'away'; days: number; words: string }
  | { is: 'seen'; online: boolean; words: string };

export const stateNames = {
  seen: 'In use',
  away: 'Not seen for a week',
  waiting: 'Waits for its code',
  revoked: 'Revoked',
} as const;

function dayOf(iso: string): string {
  return dateInZone(new Date(iso), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

export function stateOf({ registration, lastSeenAt }: ListedDevice, now: Date): DeviceState {
  if (registration?.revokedAt) return { is: 'revoked', day: dayOf(registration.revokedAt) };
  if (lastSeenAt === null) return { is: 'waiting' };
  const [day, today] = [dayOf(lastSeenAt), dayOf(now.toISOString())];
  const days = daysBetween(day, today);
  if (days >= longAway) return { is: 'away', days, words: `${days} days ago` };
  const away = now.getTime() - Date.parse(lastSeenAt);
  if (away < heardWithin) return { is: 'seen', online: true, words: 'Online' };
  return { is: 'seen', online: false, words: offlineWords(lastSeenAt, away, days) };
}

/** 'Offline, 9 min', 'Today 06:54', 'Yesterday 18:30', '21 November, 18:30'. */
function offlineWords(lastSeenAt: string, away: number, days: number): string {
  if (away < 60 * minute) return `Offline, ${Math.floor(away / minute)} min`;
  const at = timeOfDay(Date.parse(lastSeenAt));
  if (days === 0) return `Today ${at}`;
  return days === 1 ? `Yesterday ${at}` : `${spokenDays([dayOf(lastSeenAt)])}, ${at}`;
}

/** The name it was given; of one that nobody registered, whose it is. */
export function nameOf({ registration, people, label }: ListedDevice): string {
  if (registration) return registration.name;
  return `${people[0] ?? 'Somebody'}, ${label || 'unknown browser'}`;
}

/** 'Thabo, 3 more'. */
export function peopleWords(people: readonly string[]): string {
  const [first, ...others] = people;
  if (first === undefined) return 'None';
  return others.length === 0 ? first : `${first}, ${others.length} more`;
}

/** Whether somebody should look at it: reports wait there, or nobody has seen it for long. */
export function needsLook(device: ListedDevice, now: Date): boolean {
  const { is } = stateOf(device, now);
  return (
    is === 'away' || (is !== 'revoked' && device.storageKept === false && (device.unsent ?? 0) > 0)
  );
}

/** '31 devices may count and keep reports. 2 need a look.' */
export function factsOf(devices: readonly ListedDevice[], now: Date): string {
  const used = devices.filter((device) => stateOf(device, now).is !== 'revoked');
  const looks = used.filter((device) => needsLook(device, now)).length;
  const may = used.length === 1 ? '1 device counts' : `${used.length} devices count`;
  const look = looks === 0 ? '' : looks === 1 ? ' 1 needs a look.' : ` ${looks} need a look.`;
  return `${may} and keep reports.${look}`;
}

/** How a device is used, as its registration says; nothing for one that nobody registered. */
export function wordsOfUse({ registration }: ListedDevice): string {
  if (!registration) return '';
  if (registration.countingOnly) return 'Counting alone';
  return registration.severalUshers ? 'Several ushers' : 'One person';
}
