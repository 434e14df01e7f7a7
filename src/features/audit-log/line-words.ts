import type { AuditLine } from '#domain/audit-log/audit-line.ts';
import type { AuditArea } from '#domain/audit-log/area-names.ts';
import { areaOf } from '#domain/audit-log/areas.ts';
import Ban from 'lucide-react/icons/ban';
import Church from 'lucide-react/icons/church';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import LogIn from 'lucide-react/icons/log-in';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { IconOf } from '../../ui/icon/icon.tsx';

const icons: Record<AuditArea, IconOf> = {
  reports: ClipboardList,
  people: UserRound,
  followUps: Phone,
  groups: UsersRound,
  churches: Church,
  settings: Settings,
  access: ShieldCheck,
  signIns: LogIn,
  exports: Download,
};

export function iconOf({ action, outcome }: AuditLine): IconOf {
  if (outcome === 'refused') return Ban;
  if (outcome === 'held') return Hourglass;
  const area = areaOf(action);
  return area ? icons[area] : Pencil;
}

/** The record's name, else the place in which it is or was. */
export function aboutWords({ about, place }: AuditLine): string {
  return about ?? (place === null ? '' : `In ${place}`);
}

const refusals: Readonly<Record<string, string>> = {
  forbidden: 'No right to do this',
  not_found: 'Outside of what this person looks after',
  validation: 'What was filled in broke a rule',
};

/** Why nothing was changed. */
export function refusalOf({ error }: AuditLine): string {
  return refusals[error ?? ''] ?? 'The server did not accept it';
}

/** The author; of a sign-in that failed nobody knows, and some things the server does when their time is over. */
export function whoOf({ actor, action }: AuditLine): string {
  if (actor) return actor.name;
  return areaOf(action) === 'signIns' ? 'Not signed in' : 'The server';
}

const format = (timeZone: string, of: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...of });

/** '10:07:22' of the organisation. */
export function timeOf(at: string, timeZone: string): string {
  return format(timeZone, { timeStyle: 'medium' }).format(new Date(at));
}

/** '15 Nov 2026' of the organisation. */
export function dayOf(at: string, timeZone: string): string {
  return format(timeZone, { dateStyle: 'medium' }).format(new Date(at));
}

/** Seconds between doing something and its arrival that are no more than a network's. */
const atOnce = 60;

/** 'Offline at 10:07, received 12:04'; null where it arrived at once. The clock of the device may be wrong. */
export function doneWhile({ at, doneAt }: AuditLine, timeZone: string): string | null {
  const done = new Date(doneAt ?? at);
  const late = (new Date(at).getTime() - done.getTime()) / 1000;
  if (Number.isNaN(late) || late <= atOnce) return null;
  const iso = done.toISOString();
  const day = dayOf(iso, timeZone) === dayOf(at, timeZone) ? '' : `${dayOf(iso, timeZone)}, `;
  return `Offline at ${day}${timeOf(iso, timeZone)}, received ${timeOf(at, timeZone)}`;
}
