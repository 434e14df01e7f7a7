/** Keys under which this browser remembers the offer, for all its users. */
const keys = { firstVisit: 'install.firstVisit', declined: 'install.declined' } as const;

function at(key: string): number {
  return Number(localStorage.getItem(key) ?? 0);
}

/** When somebody first used this browser for it, ms; 0 when that is now. */
export function firstVisit(now: number): number {
  const first = at(keys.firstVisit);
  if (first === 0) localStorage.setItem(keys.firstVisit, String(now));
  return first;
}

export function declinedAt(): number {
  return at(keys.declined);
}

export function decline(now: number): void {
  localStorage.setItem(keys.declined, String(now));
}
