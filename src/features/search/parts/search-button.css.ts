import { style } from '@vanilla-extract/css';
import { tone } from '../../../ui/navigation/navigation-tone.css.ts';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, forced, from, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;

/** Looks like the field that it opens. */
export const field = style({
  '@media': {
    [below.lg]: { paddingInline: 0 },
    [from.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      justifyItems: 'start',
      width: rem(176),
      gap: rem(8),
      paddingInline: `${rem(10)} ${rem(6)}`,
      background: color.sunken,
      color: color.textMuted,
      fontWeight: 400,
    },
    [from.xl]: { width: rem(260) },
    [forced]: { border: '1px solid ButtonText' },
  },
});
export const words = style({ '@media': { [below.lg]: { display: 'none' } } });
export const slash = style({
  ...text('label'),
  padding: `${rem(2)} ${rem(7)}`,
  border: `1px solid ${tone.line}`,
  borderRadius: rem(radius.sm),
  background: color.surface,
  fontFamily: 'inherit',
  '@media': { [below.lg]: { display: 'none' } },
});
