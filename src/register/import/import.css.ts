import { style } from '@vanilla-extract/css';
import { cardLook } from '../../ui/card/card-look.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../ui/theme/page-padding.ts';
import { below, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color } = vars;

/** The steps at the start of the page, what is done in one of them beside it. */
export const page = style([
  pagePadding,
  pageWidth,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${rem(240)}) minmax(0, 1fr)`,
    gap: rem(24),
    alignItems: 'start',
    '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  minWidth: 0,
});
/** A key as wide as its words. */
export const own = style({ justifySelf: 'start' });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
export const title = style(text('heading1'));
export const muted = style({ ...text('body'), color: color.textMuted, overflowWrap: 'anywhere' });

export const step = style({
  ...cardLook,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({
  display: 'grid',
  gap: rem(4),
  padding: rem(20),
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const heading = style(text('heading3'));
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  padding: `0 ${rem(20)} ${rem(20)}`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(12),
  padding: `${rem(14)} ${rem(20)}`,
  borderBlockStart: `1px solid ${color.border}`,
});
export const first = style({ marginInlineEnd: 'auto' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const pair = style({
  display: 'grid',
  gap: rem(16),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(12),
  padding: `${rem(40)} ${rem(20)}`,
  textAlign: 'center',
  borderRadius: rem(radius.card),
  border: `2px dashed ${color.borderStrong}`,
  selectors: {
    '&[data-over]': {
      borderColor: vars.accent.accentText,
      background: vars.accent.accentSoft,
    },
  },
});
export const fileInput = style({ display: 'none' });
