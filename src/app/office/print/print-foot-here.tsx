import { usePrintFoot } from './use-print-foot.ts';

/** Foot of what is printed from a page of this person. Shows nothing on the screen. */
export function PrintFootHere({ name }: { name: string }) {
  usePrintFoot(name);
  return null;
}
