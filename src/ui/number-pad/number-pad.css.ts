import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, forced, reduced, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: rem(16),
  // Room for the key that closes the sheet.
  paddingInlineEnd: rem(48),
});

export const label = style(text('heading3'));

export const hint = style({ ...text('small'), color: color.textMuted });

const blink = keyframes({ '50%': { opacity: 0 } });

export const value = style({
  ...text('counterTotal'),
  ...tabular,
  minHeight: rem(60),
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&::after': {
      content: '',
      width: 2,
      height: '0.95em',
      marginInlineStart: rem(3),
      background: accent.accentSolid,
      animation: `${blink} 1.1s steps(1) infinite`,
    },
  },
  '@media': { [reduced]: { selectors: { '&::after': { animation: 'none' } } } },
});

export const check = style({
  display: 'flex',
  justifyContent: 'flex-start',
  minHeight: rem(28),
  paddingBlock: rem(4),
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(8),
  paddingBlock: rem(8),
  // 1, 2, 3 from the left in every language, as on a telephone.
  direction: 'ltr',
});

export const key = style({
  ...text('counterPhone'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 500,
  minHeight: rem(60),
  border: '1px solid transparent',
  borderRadius: rem(radius.touch),
  background: color.sunken,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${duration.fast}`,
  selectors: { '&:active': { background: color.pressed } },
  '@media': { [forced]: { borderColor: 'ButtonText' } },
});

export const plain = style({ background: 'transparent' });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: rem(8),
});
