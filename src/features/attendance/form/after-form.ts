import type { ComponentType } from 'react';
import { whenStable } from '../../../api/updates/when-stable.ts';
import { latePart } from '../../../ui/late-part.ts';

/** A part that is loaded after the form, which it would make wait. */
export function afterForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(async () => {
    await new Promise<void>(whenStable);
    return load();
  });
}
