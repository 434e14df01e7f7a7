/** 'in 32 minutes' for what begins within the hour on the day of `now`, else its time: '10:30'. */
export function startWords(time: string, day: 'today' | 'tomorrow', now: Date): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const left = hours * 60 + minutes - (now.getHours() * 60 + now.getMinutes());
  if (day === 'tomorrow' || left < 0 || left > 60) return time;
  if (left === 0) return 'now';
  return left === 1 ? 'in 1 minute' : `in ${left} minutes`;
}
