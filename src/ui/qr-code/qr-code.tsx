import { useMemo } from 'react';
import * as css from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

/** A text as a code for a camera. What it says stands beside it in words, too. */
export function QrCode({
  text,
  label,
}: {
  text: string;
  /** Name of the code for screen readers. */
  label: string;
}) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not fetched
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css.code}
    >
      <rect width={size} height={size} fill={css.paper} />
      <path d={path} fill={css.ink} />
    </svg>
  );
}
