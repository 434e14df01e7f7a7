import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';

const { color } = vars;
const shade = `color-mix(in srgb, ${color.text} 14%, transparent)`;

/**
 * A shade at an end behind which there is more, for the background of what scrolls. The cover scrolls
 * with the content, and hides the shade where there is no more.
 */
function shadesAt(ends: readonly ['top', 'bottom'] | readonly ['left', 'right']): string {
  const size = (px: number) => (ends[0] === 'top' ? `100% ${rem(px)}` : `${rem(px)} 100%`);
  const layer = (from: string, end: string, px: number, attached: 'local' | 'scroll') =>
    `linear-gradient(to ${end === ends[0] ? ends[1] : ends[0]}, ${from}, transparent) ${end} / ${size(px)} no-repeat ${attached}`;
  return [
    ...ends.map((end) => layer(color.surface, end, 24, 'local')),
    ...ends.map((end) => layer(shade, end, 8, 'scroll')),
  ].join(', ');
}

export const shadesDown = shadesAt(['top', 'bottom']);
export const shadesAcross = shadesAt(['left', 'right']);
