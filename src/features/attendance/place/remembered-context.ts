import { contextKey } from '../../../api/session/who.ts';

/** Which church and service this person counted last on this device. */
export interface RememberedContext {
  churchId: string;
  serviceId: string;
}

export function rememberContext({ churchId, serviceId }: RememberedContext): void {
  localStorage.setItem(contextKey, JSON.stringify({ churchId, serviceId }));
}

export function rememberedContext(): RememberedContext | null {
  try {
    // Nothing kept is no JSON.
    const kept = JSON.parse(localStorage.getItem(contextKey) ?? '') as Record<string, unknown>;
    const { churchId, serviceId } = kept;
    if (typeof churchId !== 'string' || typeof serviceId !== 'string') return null;
    return { churchId, serviceId };
  } catch {
    return null;
  }
}
