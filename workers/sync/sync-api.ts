import type { Signal } from '#domain/signals.ts';
import type { Pulled } from '#sync/pulled.ts';

export interface PulledApart {
  /** Null when folded into a pull that waits already. */
  pulled: Pulled | null;
  /** Said on the way. */
  signals: Signal[];
}

/** Brings the device up to date in a thread that draws nothing. */
export interface SyncApart {
  /** Opens what every pull needs. */
  prepare(): Promise<void>;
  /** `bulkWaits`: more than the first page of a first sync does not come yet. */
  pull(profileId: string, options: { bulkWaits: boolean }): Promise<PulledApart>;
}
