import type { SyncPage } from '#domain/protocol.ts';

/** The first question of a first sync, on its way. */
export interface AskedFirst {
  profileId: string;
  /** Delivered before it was asked. */
  delivered: string[];
  pages: AsyncGenerator<SyncPage>;
}
