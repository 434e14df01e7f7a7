import { useMemo, type ComponentType, type ReactNode } from 'react';
import { AccessFrameContext, type AccessFrame } from './access-frame.ts';
import type { Frame } from '#domain/shell/page-forms.ts';
import * as css from './frames.css.ts';

/** A sample of a page about an account, in one of the seven frames. */
export function Framed({
  frame,
  Picture,
  isSample = true,
  children,
}: {
  frame: Frame;
  Picture?: ComponentType;
  isSample?: boolean;
  children: ReactNode;
}) {
  const value = useMemo<AccessFrame>(
    () => ({
      page: css.page[frame],
      side: css.side[frame],
      picture: css.picture[frame],
      Side: 'div',
      isSample,
      ...(Picture && { Picture }),
    }),
    [frame, Picture, isSample],
  );
  return <AccessFrameContext value={value}>{children}</AccessFrameContext>;
}
