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
    const kept: unknown = JSON.parse(localStorage.getItem(contextKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { churchId, serviceId } = kept as Record<string, unknown>;
    if (typeof churchId !== 'string' || typeof serviceId !== 'string') return null;
    return { churchId, serviceId };
  } catch {
    return null;
  }
}
