/** A version of the program that this device began to run, and when. */
export interface LoggedVersion {
  version: string;
  build: string;
  /** ISO. */
  at: string;
}

const key = 'updateLog';
/** Older ones are forgotten. */
const most = 50;

/** Newest first. What somebody else wrote under our name is no log. */
export function readUpdateLog(): LoggedVersion[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as LoggedVersion[]) : [];
  } catch {
    return [];
  }
}

/** Writes down the version this page is of, unless it is the one that ran last. */
export function logVersion(running: Omit<LoggedVersion, 'at'>, now: Date): void {
  const log = readUpdateLog();
  if (log[0]?.build === running.build) return;
  const next = [{ ...running, at: now.toISOString() }, ...log].slice(0, most);
  localStorage.setItem(key, JSON.stringify(next));
}
