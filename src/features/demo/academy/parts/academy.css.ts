import { style } from '@vanilla-extract/css';
import { cardLook } from '../../../../ui/card/card-look.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { coarse, from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { radius, size, zIndex } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(12),
});
export const end = style({ marginInlineStart: 'auto' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** Room for the shadow of a card: its place cuts off whatever goes beyond it. */
const around = rem(4);
/** A card that is not in sight is not laid out: until then it is as high as most of them. */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${rem(256)}`,
  margin: `-${around}`,
  padding: around,
});
export const card = style({
  ...cardLook,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The words take what a longer neighbour leaves: what is done stands at one height in a row.
  gridTemplateRows: 'auto 1fr auto auto auto',
  gap: rem(14),
  height: '100%',
  padding: rem(24),
  overflowWrap: 'anywhere',
});
export const spread = style({
  ...text('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  color: color.textMuted,
});
export const completed = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  fontWeight: 500,
  color: color.successText,
});
export const about = style({ display: 'grid', alignContent: 'start', gap: rem(4) });
export const title = style({ ...text('heading3'), margin: 0 });
export const muted = style({ ...text('body'), margin: 0, color: color.textMuted });
export const fact = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  color: color.textMuted,
});
export const progress = style({ paddingBlock: rem(4) });
export const open = style({ justifySelf: 'end' });

/** The text of a step, as wide as lines are read. */
export const step = style({
  ...cardLook,
  width: '100%',
  maxWidth: rem(820),
  minHeight: '60dvh',
  marginInline: 'auto',
  padding: rem(20),
  // It comes in from beside.
  overflow: 'clip',
  scrollMarginBlockStart: `calc(${rem(size.topbar)} + ${rem(16)})`,
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { padding: `${rem(44)} ${rem(44)} ${rem(116)}` } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(12),
});
export const stepTitle = style(text('display'));
export const subtitle = style({ ...text('bodyTouch'), color: color.textMuted });
export const back = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  justifySelf: 'start',
  minHeight: rem(32),
  color: accent.accentText,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(8),
  paddingBlockEnd: rem(16),
});
export const name = style(text('heading2'));
export const done = style({ justifySelf: 'stretch' });

/** Floats over what is read, and where there is room stands over the end of its card. */
export const walk = style({
  position: 'sticky',
  bottom: `max(${rem(12)}, env(safe-area-inset-bottom))`,
  zIndex: zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(4),
  width: 'fit-content',
  maxWidth: '100%',
  margin: `${rem(16)} auto 0`,
  padding: rem(8),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.sheet),
  background: color.raised,
  boxShadow: vars.shadow.float,
  '@media': {
    [from.lg]: { gap: rem(8), marginBlock: `${rem(-96)} ${rem(28)}` },
    // With large text, or a phone on its side, it would stand over what is read.
    '(max-height: 30em)': { position: 'static', marginBlock: `${rem(16)} 0` },
    print: { display: 'none' },
  },
});
export const count = style({
  ...text('body'),
  ...tabular,
  paddingInline: rem(6),
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
