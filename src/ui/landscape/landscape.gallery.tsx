import type { Example } from '../gallery.ts';
import { Landscape, type LandscapeTone } from './landscape.tsx';

const tones: LandscapeTone[] = ['accent', 'success', 'info', 'violet', 'warning'];

export const gallery: Example[] = tones.map((tone) => ({
  label: tone,
  Example: () => <Landscape tone={tone} />,
}));
