import { keyframes, style } from '@vanilla-extract/css';
import { tone } from '../navigation/navigation-tone.css.ts';
import { vars } from '../theme/contract.css.ts';
import { below, coarse, duration, easing, reduced, rem, tabular, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { accent } = vars;

export const key = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: tone.text,
  cursor: 'pointer',
  transition: `background ${duration.fast} ${easing.standard}`,
  selectors: { '&:hover, &[data-state="open"]': { background: tone.hover } },
});

/** In a bar. Of very large letters a phone has room for the keys' height only. */
export const alone = style({
  gridAutoFlow: 'column',
  gap: rem(6),
  minWidth: rem(36),
  height: rem(36),
  '@media': {
    [coarse]: { minWidth: rem(44), height: rem(44) },
    [below.md]: { minWidth: `min(${rem(48)}, 15vw)`, height: rem(size.control.touch) },
  },
});
export const beside = style({ ...text('small'), fontWeight: 500, paddingInline: rem(8) });

/** One of several, each with its word below it. */
export const withWord = style({
  ...text('label'),
  gap: rem(4),
  alignContent: 'center',
  minWidth: 0,
  minHeight: rem(60),
  padding: `${rem(8)} ${rem(2)}`,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

const swing = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '25%': { transform: 'rotate(14deg) scale(1.12)' },
  '75%': { transform: 'rotate(-14deg) scale(1.12)' },
});
/** Reduced motion: the count says it. */
export const pulse = style({
  display: 'grid',
  animation: `${swing} 500ms ${easing.standard} infinite`,
  '@media': { [reduced]: { animation: 'none' } },
});

const waiting = style({
  ...tabular,
  position: 'absolute',
  insetInlineStart: `calc(50% + ${rem(1)})`,
  minWidth: rem(16),
  height: rem(16),
  paddingInline: rem(4),
  borderRadius: rem(radius.pill),
  background: accent.accentSolid,
  color: accent.onAccent,
  fontSize: rem(10),
  fontWeight: 600,
  lineHeight: rem(16),
  textAlign: 'center',
});
export const waitingAlone = style([waiting, { insetBlockEnd: `calc(50% + ${rem(1)})` }]);
export const waitingOverWord = style([waiting, { insetBlockStart: rem(4) }]);
