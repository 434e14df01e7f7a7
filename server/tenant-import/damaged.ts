import { StartRefused } from '../start-refused.ts';

/** A refusal of a file that does not hold what it says. */
export function damaged(cause?: unknown): StartRefused {
  return new StartRefused(
    'The export is damaged, was cut off or was changed. Nothing was changed here. Use another copy of it.',
    cause,
  );
}
