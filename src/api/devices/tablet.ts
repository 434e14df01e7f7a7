import type { ClaimedDevice } from '#domain/devices/registering.ts';

const key = 'tablet';

/** The registration of this browser, known without opening a database. It is nobody's own. */
export function tablet(): ClaimedDevice | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as ClaimedDevice | null;
  } catch {
    return null;
  }
}

export function rememberTablet(device: ClaimedDevice | null): void {
  if (device === null) return localStorage.removeItem(key);
  localStorage.setItem(key, JSON.stringify(device));
  // Stays when the registration goes: what was sealed meanwhile is still to be read. The page reads it as it starts.
  localStorage.setItem('sealed', 'yes');
}
