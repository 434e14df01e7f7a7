import { style } from '@vanilla-extract/css';
import { cardLook } from './card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, reduced, rem, text } from '../theme/scale.ts';

export const card = style({
  padding: rem(20),
  ...cardLook,
  minWidth: 0,
});

/** Front and back share one place: the card is as high as the higher of the two. */
export const flip = style({ display: 'grid', perspective: rem(1200) });
const turning = {
  gridArea: '1 / 1',
  backfaceVisibility: 'hidden',
  transition: `transform ${duration.slow} ${easing.standard}, visibility ${duration.slow}`,
  '@media': { [reduced]: { transition: 'none' } },
} as const;
export const front = style({
  ...turning,
  selectors: { '&[data-away]': { transform: 'rotateY(180deg)', visibility: 'hidden' } },
});
export const back = style({
  ...turning,
  selectors: { '&[data-away]': { transform: 'rotateY(-180deg)', visibility: 'hidden' } },
});
export const turn = style({ position: 'absolute', insetBlockEnd: rem(8), insetInlineEnd: rem(8) });
export const face = style({ position: 'relative', height: '100%', paddingBlockEnd: rem(52) });
export const accented = style({
  background: vars.accent.accentSolid,
  borderColor: vars.accent.accentSolid,
  color: vars.accent.onAccent,
});
export const onAccent = style({ color: 'inherit' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const headWords = style({ minWidth: 0 });
export const title = style(text('title'));
export const subtitle = style({ ...text('small'), color: vars.color.textMuted });
export const extra = style({
  marginBlockStart: rem(16),
  paddingBlockStart: rem(16),
  borderBlockStart: `1px solid ${vars.color.border}`,
});
