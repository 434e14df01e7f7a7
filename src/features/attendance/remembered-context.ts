/** Which church and service this device counts; people change, the tablet at the door stays. */
export interface RememberedContext {
  churchId: string;
  serviceId: string;
}

const key = 'reportContext';

export function rememberContext({ churchId, serviceId }: RememberedContext): void {
  localStorage.setItem(key, JSON.stringify({ churchId, serviceId }));
}

export function rememberedContext(): RememberedContext | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { churchId, serviceId } = kept as Record<string, unknown>;
    if (typeof churchId !== 'string' || typeof serviceId !== 'string') return null;
    return { churchId, serviceId };
  } catch {
    return null;
  }
}
