/** 'yyyy-MM' of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Months that end with the one of a day, the newest last. */
export function monthsUntil(date: string, count: number): string[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - at), 1)).toISOString().slice(0, 7),
  );
}

/** The same day of the month before, or its last day where it is shorter. */
export function monthBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, month - 2, Math.min(day, last)));
  return before.toISOString().slice(0, 10);
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Nov' of 'yyyy-MM'. */
export const monthWord = (month: string): string => names[Number(month.slice(5, 7)) - 1] ?? month;
