/** Way to put the app on the home screen; null if the browser has none, or the app is there. */
export type InstallWay = 'prompt' | 'iphone' | 'ipad' | null;

export interface Browser {
  hasPrompt: boolean;
  /** Opened from the home screen already. */
  installed: boolean;
  userAgent: string;
  /** Fingers the screen can tell apart: an iPad calls itself a Mac, which has none. */
  touchPoints: number;
}

export function installWay({ hasPrompt, installed, userAgent, touchPoints }: Browser): InstallWay {
  if (installed) return null;
  if (hasPrompt) return 'prompt';
  if (userAgent.includes('iPhone')) return 'iphone';
  const isPad = userAgent.includes('iPad') || (userAgent.includes('Mac') && touchPoints > 1);
  return isPad ? 'ipad' : null;
}

const day = 24 * 60 * 60 * 1000;

export interface Occasion {
  now: number;
  /** Somebody's first visit on this device, ms; 0 when this is it. */
  firstVisit: number;
  /** Whether a report of this person has arrived. */
  sent: boolean;
  /** When it was last declined, ms; 0 for never. */
  declined: number;
}

/** After the first report that arrived or on the second visit; a "Not now" holds for thirty days. */
export function isTimely({ now, firstVisit, sent, declined }: Occasion): boolean {
  if (declined > 0 && now - declined < 30 * day) return false;
  return sent || (firstVisit > 0 && now - firstVisit > day / 4);
}
