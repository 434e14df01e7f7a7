import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const frame = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });
export const scroll = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${rem(16)} ${rem(16)} ${rem(20)}`,
  selectors: { '&:focus-visible': { outlineOffset: rem(-2) } },
});
/** Few messages stand at the foot, where the next one comes. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(4),
  width: '100%',
  margin: 0,
  marginBlockStart: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const day = style({
  ...text('label'),
  margin: `${rem(16)} 0 ${rem(8)}`,
  textAlign: 'center',
  color: color.textMuted,
});
export const fresh = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  marginBlock: rem(8),
  color: accent.accentText,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      height: 1,
      background: accent.accentBorder,
    },
  },
});

export const message = style({ display: 'flex', flexDirection: 'column', maxWidth: '75%' });
export const mine = style({ alignSelf: 'flex-end', alignItems: 'flex-end' });
export const theirs = style({ alignSelf: 'flex-start', alignItems: 'flex-start' });

export const bubble = style({
  ...text('body'),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: rem(radius.stepper),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [forced]: { border: '1px solid' } },
});
export const myBubble = style({
  borderEndEndRadius: rem(4),
  background: accent.accentSolid,
  color: accent.onAccent,
});
export const theirBubble = style({
  borderEndStartRadius: rem(4),
  background: color.sunken,
  color: color.text,
});
export const time = style({
  ...text('label'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  margin: `${rem(4)} 0 ${rem(8)}`,
  fontWeight: 400,
  color: color.textMuted,
});

export const refused = style({ marginBlockEnd: rem(8) });
export const refusedKeys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  marginBlockStart: rem(8),
});

export const older = style({ display: 'grid', justifyItems: 'center', gap: rem(8) });
/** Key to messages that came while the person reads further up. */
export const below = style({
  position: 'absolute',
  insetBlockEnd: rem(12),
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
export const belowKey = style({ pointerEvents: 'auto', boxShadow: vars.shadow.float });
