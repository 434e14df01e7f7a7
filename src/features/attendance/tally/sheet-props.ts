import type { TallyKey } from '#domain/tally/tally-keys.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import type { TallyPlace } from '#store/tally/tally.ts';
import type { Now } from './door-words.ts';
import type { TallyFeel } from './tally-feel.ts';
import type { Tallying } from './use-tally.ts';

/** Sheet that stands over the keys. */
export type OpenSheet = 'doors' | 'pass' | 'finish';

export interface TallySheetProps {
  tallying: Tallying & { state: 'open' };
  place: TallyPlace;
  doors: readonly CountedDoor[];
  asked: readonly TallyKey[];
  now: Now;
  feel: TallyFeel;
  onFeel(feel: TallyFeel): void;
  /** The report has the counts. */
  onFilled(): void;
  onClose(): void;
}
