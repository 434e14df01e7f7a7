/** Person at the device, known without opening a database: for guards and the sign-in page. */
const keys = { accessToken: 'accessToken', profile: 'profile', tenant: 'tenant' } as const;

/** Which church and service the person counts: the next one starts with their own. */
export const contextKey = 'reportContext';

export type SessionEnd = 'expired' | 'revoked' | 'signedOut';

const listeners = new Set<(end: SessionEnd) => void>();

/** A person is at the device: their session may be over, but nobody signed them out. */
export function isSignedIn(): boolean {
  return localStorage.getItem(keys.profile) !== null;
}

export function profileId(): string | null {
  return localStorage.getItem(keys.profile);
}

export function accessToken(): string | null {
  return localStorage.getItem(keys.accessToken);
}

export function tenantId(): string | null {
  return localStorage.getItem(keys.tenant);
}

export function rememberSession(session: {
  accessToken: string;
  profile: string;
  tenant: string;
}): void {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}

/** A person who came back without a network: known here, and without a token until the server has answered. */
export function rememberPerson(person: { profile: string; tenant: string }): void {
  for (const [key, value] of Object.entries(person)) localStorage.setItem(key, value);
  forgetToken();
}

/** The token is worth nothing any more; who was here stays known, so that counting goes on. */
export function forgetToken(): void {
  localStorage.removeItem(keys.accessToken);
}

export function forgetSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  forgetContext();
}

/** The next form begins with the church that the person works in. */
export function forgetContext(): void {
  localStorage.removeItem(contextKey);
}

/** Publishes that the session is over, and why. */
export function publishSessionEnd(end: SessionEnd): void {
  for (const listener of listeners) listener(end);
}

export function onSessionEnded(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Another tab signed in or out, or the browser took this page out of its memory after somebody had:
 * it must show the same person.
 */
export function onOtherPerson(listener: () => void): () => void {
  const stored = (event: StorageEvent) => {
    if (event.key === keys.profile || event.key === null) listener();
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  addEventListener('storage', stored);
  addEventListener('pageshow', shown);
  return () => {
    removeEventListener('storage', stored);
    removeEventListener('pageshow', shown);
  };
}

/** Whether this browser ever kept anything, told without opening it. */
export async function hasVault(): Promise<boolean> {
  // Some browsers cannot list: they are asked no further.
  const known = await globalThis.indexedDB?.databases?.().catch(() => []);
  return known?.some(({ name }) => name === 'vault') ?? false;
}
