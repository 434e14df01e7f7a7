import { reloadSaved } from './updates.ts';

const key = 'reloadedForPart';
/** A part that is still missing after a reload is not mended by another one. */
const againMs = 60_000;

/** A32: a part of the page did not load, because the server has another build by now: this page is the old one. */
export function reloadForPart(): void {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (!navigator.onLine || Math.abs(Date.now() - last) < againMs) return;
  sessionStorage.setItem(key, String(Date.now()));
  void reloadSaved();
}
