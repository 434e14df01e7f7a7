const name = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', timeZone: 'UTC' });

/** 'Sunday' of 0, 'Saturday' of 6. */
export function nameOfDay(day: number): string {
  // 4 January 1970 was a Sunday.
  return name.format(Date.UTC(1970, 0, 4 + day));
}
