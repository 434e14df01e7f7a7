const dayMs = 86_400_000;

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function addDays(date: string, days: number): string {
  return utcDate(new Date(utc(date).getTime() + days * dayMs));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs);
}

/** 0 Sunday to 6 Saturday. */
export function weekday(date: string): number {
  return utc(date).getUTCDay();
}

/** The latest day up to and including `date` that is a `day` (0 Sunday to 6 Saturday). */
export function latestWeekday(date: string, day: number): string {
  return addDays(date, -((weekday(date) - day + 7) % 7));
}

/** An old browser does not know each zone by its name of today: its own clock is nearest then. */
function formatIn(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-ZA', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-ZA', options);
  }
}

/** Kept: making one costs far more than using it. */
function formatsInZones(options: Intl.DateTimeFormatOptions) {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = known.get(timeZone) ?? formatIn(options, timeZone);
    known.set(timeZone, format);
    return format;
  };
}

const dateIn = formatsInZones({ year: 'numeric', month: '2-digit', day: '2-digit' });
const clockIn = formatsInZones({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** From parts: each land has its own order, and writes '08 November'. */
function partsOf(format: Intl.DateTimeFormat, instant: Date) {
  const parts = format.formatToParts(instant);
  return (type: string) => parts.find((part) => part.type === type)?.value ?? '';
}

/** The calendar date at `instant` in an IANA zone: "today" for a church. */
export function dateInZone(instant: Date, timeZone: string): string {
  const part = partsOf(dateIn(timeZone), instant);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The date at Greenwich: the same one for a device and the server, wherever they are. */
export function utcDate(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The latest date that it is anywhere on earth: a later one is still to come for everybody. */
export function latestDate(now = new Date()): string {
  return dateInZone(now, 'Pacific/Kiritimati');
}

/** HH:mm at `instant` in an IANA zone. */
export function timeInZone(instant: Date, timeZone: string): string {
  return clockIn(timeZone).format(instant);
}

const long = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-ZA', {
  weekday: 'short',
  month: 'short',
  timeZone: 'UTC',
});

/** Text that is no date is answered as it is. */
function inWords(format: Intl.DateTimeFormat, date: string): string {
  if (Number.isNaN(utc(date).getTime())) return date;
  const part = partsOf(format, utc(date));
  return `${part('weekday')} ${utc(date).getUTCDate()} ${part('month')}`;
}

/** 'Sunday 22 November', for sentences. */
export function longDate(date: string): string {
  return inWords(long, date);
}

/** '2 November', and with its year where that is another than today's: for headings. */
export function dayOfYear(date: string, today: string): string {
  const month = partsOf(long, utc(date))('month');
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${utc(date).getUTCDate()} ${month}${year}`;
}

/** 'Sun 22 Nov', for rows. */
export function shortDate(date: string): string {
  return inWords(short, date);
}

/** '2 Nov 2026', for dates of any year. Text that is no date is answered as it is. */
export function dateWithYear(date: string): string {
  const day = utc(date);
  if (Number.isNaN(day.getTime())) return date;
  return `${day.getUTCDate()} ${partsOf(short, day)('month')} ${day.getUTCFullYear()}`;
}
