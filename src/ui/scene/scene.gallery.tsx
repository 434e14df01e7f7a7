import type { Example } from '../gallery.ts';
import { Scene } from './scene.tsx';

export const gallery: Example[] = (['door', 'signpost', 'struckChurch', 'scaffold'] as const).map(
  (of) => ({ label: of, Example: () => <Scene of={of} /> }),
);
