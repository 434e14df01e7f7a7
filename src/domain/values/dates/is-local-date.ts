/** Pattern of a calendar date. */
export const localDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `yyyy-MM-dd` names a day that exists, from 1900 to 2199. */
export function isLocalDate(text: string): boolean {
  const parts = localDatePattern.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || year > 2199) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
