import { switchPerson } from '../session/switch-person.ts';
import { isSignedIn } from '../session/who.ts';
import { tablet } from './tablet.ts';

/** Where the time of the last touch stands: a tablet that was switched off was not touched either. */
const key = 'lastTouch';
/** Ms between two looks, and between two times that are written down. */
const look = 5000;

function lastTouch(): number {
  return Number(localStorage.getItem(key) ?? Date.now());
}

let touched = 0;

function touch(): void {
  const now = Date.now();
  if (now - touched < look) return;
  touched = now;
  localStorage.setItem(key, String(now));
}

async function lockIfDue(): Promise<void> {
  const minutes = tablet()?.lockAfter;
  if (!minutes || !isSignedIn()) return;
  const idle = Date.now() - lastTouch();
  // A clock that was set back says nothing: the time runs anew.
  if (idle < 0) return touch();
  if (idle < minutes * 60_000) return;
  await switchPerson();
  // Loaded anew: nothing that was on the screen, or in the memory of the page, is left.
  location.replace('/sign-in');
}

let watching = false;

/** Locks a tablet that nobody touches, also one that was switched off meanwhile. */
export async function lockWhenIdle(): Promise<void> {
  await lockIfDue();
  touch();
  if (watching) return;
  watching = true;
  for (const kind of ['pointerdown', 'keydown', 'input'] as const) {
    addEventListener(kind, touch, { capture: true, passive: true });
  }
  setInterval(() => void lockIfDue(), look);
  document.addEventListener('visibilitychange', () => void lockIfDue());
}
