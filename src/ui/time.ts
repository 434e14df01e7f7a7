const clock = new Intl.DateTimeFormat('en-ZA', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '09:41' by the device's clock; '--:--' for what is no time. */
export function timeOfDay(ms: number): string {
  return Number.isNaN(new Date(ms).getTime()) ? '--:--' : clock.format(ms);
}

/** Thousands with a no-break space: 2 876. */
export function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
}
