const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

function dayOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** When it was, as short as it can be said by this device's clock: '09:38', 'Yesterday', '20 Nov', '20 Nov 2025'. */
export function timeWords(iso: string, now: Date): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return '';
  // Days are of different length where clocks are put forward: their middle tells them apart.
  const days = Math.round((dayOf(now) - dayOf(then)) / 86_400_000);
  if (days <= 0) return `${two(then.getHours())}:${two(then.getMinutes())}`;
  if (days === 1) return 'Yesterday';
  const day = `${then.getDate()} ${months[then.getMonth()]}`;
  return then.getFullYear() === now.getFullYear() ? day : `${day} ${then.getFullYear()}`;
}
