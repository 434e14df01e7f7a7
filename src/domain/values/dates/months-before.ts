/** The same moment so many months earlier, in UTC. Where the month has no such day, its last one. */
export function monthsBefore(moment: Date, months: number): Date {
  const found = new Date(moment);
  found.setUTCDate(1);
  found.setUTCMonth(found.getUTCMonth() - months);
  const days = new Date(Date.UTC(found.getUTCFullYear(), found.getUTCMonth() + 1, 0)).getUTCDate();
  found.setUTCDate(Math.min(moment.getUTCDate(), days));
  return found;
}
