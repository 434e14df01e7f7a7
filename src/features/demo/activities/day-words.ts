const dayMs = 86_400_000;

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** 'Today', 'Yesterday' or '3 Days Ago', by this device's calendar. */
export function dayWords(iso: string, now: Date): string {
  // Rounded: a day on which the clocks change is not 24 hours long.
  const days = Math.round((startOfDay(now) - startOfDay(new Date(iso))) / dayMs);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : `${days} Days Ago`;
}
