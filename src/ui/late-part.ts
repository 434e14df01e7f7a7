import { lazy, type ComponentType } from 'react';
import { patiently } from './patiently.ts';

/** A part that a page can do without, loaded when it is shown: until it is here, nothing stands in its place. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await patiently(load) }));
}
