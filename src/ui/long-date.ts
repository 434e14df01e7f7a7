const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'long', year: 'numeric' });

/** S9-012: '2 November 2026', by the device's calendar. From parts: en-ZA would write '02 November'. */
export function longDate(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return 'An unknown day';
  const parts = day.formatToParts(Date.parse(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${Number(part('day'))} ${part('month')} ${part('year')}`;
}
