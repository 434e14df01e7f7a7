import type { EntityStore } from './entity-store.ts';
import type { Handler } from './services.ts';

/** The manifest of a folder of the server (decision 046). */
export interface ServerFeature {
  /** One for each entity of the feature that devices hold. */
  stores?: readonly EntityStore[];
  /** Operation name -> the handler that answers it. */
  handlers: readonly Readonly<Record<string, Handler>>[];
}
