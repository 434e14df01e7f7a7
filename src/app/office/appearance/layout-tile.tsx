import type { LayoutName } from '../../../layouts/layout-names.ts';
import * as css from './appearance.css.ts';

type Shade = keyof typeof css.shades;
/** x, y, width, height in a picture of 96 x 60. */
type Part = [shade: Shade, x: number, y: number, width: number, height: number];

const header: Part = ['quiet', 28, 6, 62, 8];
const page: Part = ['pale', 28, 18, 62, 36];
const side = (shade: Shade, width: number): Part => [shade, 6, 6, width, 48];

const beside = (shade: Shade, width: number): Part[] => [
  side(shade, width),
  ['quiet', width + 10, 6, 80 - width, 8],
  ['pale', width + 10, 18, 80 - width, 36],
];

const drawings: Record<LayoutName, Part[]> = {
  classic: [side('quiet', 18), header, page],
  classy: [side('dark', 18), header, page],
  dense: beside('quiet', 6),
  thin: beside('quiet', 9),
  compact: beside('quiet', 13),
  futuristic: [side('strong', 18), header, page],
  modern: [
    ['quiet', 6, 6, 84, 10],
    ['quiet', 6, 20, 18, 34],
    ['pale', 28, 20, 62, 34],
  ],
  enterprise: [
    ['dark', 6, 6, 84, 7],
    ['quiet', 6, 16, 84, 6],
    ['pale', 12, 26, 72, 28],
  ],
  material: [
    ['strong', 6, 6, 84, 22],
    ['pale', 14, 14, 68, 40],
  ],
  centered: [
    ['quiet', 20, 6, 56, 8],
    ['pale', 20, 18, 56, 36],
  ],
  empty: [['pale', 6, 6, 84, 48]],
};

/** A small drawing of a layout. Its name stands below it. */
export function LayoutTile({ name }: { name: LayoutName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 60" className={css.tile}>
      {drawings[name].map(([shade, x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          className={css.shades[shade]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={2.5}
        />
      ))}
    </svg>
  );
}
