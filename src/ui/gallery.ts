import type { ComponentType } from 'react';

/** One picture of a part, as the gallery page shows it. */
export interface Example {
  label: string;
  Example: ComponentType;
  /** It needs the room of two. */
  wide?: true;
}
