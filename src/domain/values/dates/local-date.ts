const dayMs = 86_400_000;

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function addDays(date: string, days: number): string {
  return new Date(utc(date).getTime() + days * dayMs).toISOString().slice(0, 10);
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

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one costs far more than using it. */
function formatInZone(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', options);
  zoneFormats.set(timeZone, format);
  return format;
}

/** The calendar date at `instant` in an IANA zone: "today" for a church. */
export function dateInZone(instant: Date, timeZone: string): string {
  const parts = formatInZone(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const zoneClocks = new Map<string, Intl.DateTimeFormat>();

/** HH:mm at `instant` in an IANA zone. */
export function timeInZone(instant: Date, timeZone: string): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = zoneClocks.get(timeZone) ?? new Intl.DateTimeFormat('en-ZA', options);
  zoneClocks.set(timeZone, clock);
  return clock.format(instant);
}

const long = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-ZA', {
  weekday: 'short',
  month: 'short',
  timeZone: 'UTC',
});

/** From parts: en-ZA would write '08 November' and its own order. What is no date is said as it is. */
function inWords(format: Intl.DateTimeFormat, date: string): string {
  if (Number.isNaN(utc(date).getTime())) return date;
  const parts = format.formatToParts(utc(date));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('weekday')} ${utc(date).getUTCDate()} ${part('month')}`;
}

/** 'Sunday 22 November', for sentences. */
export function longDate(date: string): string {
  return inWords(long, date);
}

/** '2 November', and with its year where that is another than today's: for headings. */
export function dayOfYear(date: string, today: string): string {
  const month = long.formatToParts(utc(date)).find(({ type }) => type === 'month')?.value ?? '';
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${utc(date).getUTCDate()} ${month}${year}`;
}

/** 'Sun 22 Nov', for rows. */
export function shortDate(date: string): string {
  return inWords(short, date);
}

const monthOf = new Intl.DateTimeFormat('en-ZA', { month: 'short', timeZone: 'UTC' });

/** '2 Nov 2026', for dates of any year. Text that is no date is answered as it is. */
export function dateWithYear(date: string): string {
  const day = utc(date);
  if (Number.isNaN(day.getTime())) return date;
  return `${day.getUTCDate()} ${monthOf.format(day)} ${day.getUTCFullYear()}`;
}
