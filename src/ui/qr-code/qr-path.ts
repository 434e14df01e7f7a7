import { encode } from 'uqr';

/** White around a code, in modules: without it cameras do not find its edge. */
export const quietZone = 4;

/** The dark modules of a code as one path, a run after another, and how many modules it is wide. */
export function qrPath(text: string): { size: number; path: string } {
  // M: 15 % may be covered by a finger or a scratch on the glass.
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join(''),
  );
  return { size, path: rows.join('') };
}
