import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { from, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const banner = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: rem(10),
  paddingBlock: rem(10),
  paddingInline: rem(16),
  border: '1px solid',
  borderRadius: rem(radius.card),
});

/** Under the top bar, from edge to edge. */
export const edge = style({
  ...text('bodyTouch'),
  borderRadius: 0,
  borderInline: 0,
  borderBlockStart: 0,
  gap: rem(8),
  paddingBlock: rem(6),
  fontSize: rem(14),
  '@media': {
    print: { display: 'none' },
    [from.md]: {
      alignItems: 'center',
      paddingInline: rem(28),
      paddingBlock: rem(14),
      fontSize: rem(16),
    },
  },
});

export const tones = styleVariants({
  warning: {
    background: color.warningSoft,
    borderColor: color.warningBorder,
    color: color.warningText,
  },
  danger: {
    background: color.dangerSoft,
    borderColor: color.dangerBorder,
    color: color.dangerText,
  },
  success: {
    background: color.successSoft,
    borderColor: color.successBorder,
    color: color.successText,
  },
  info: { background: color.infoSoft, borderColor: color.infoBorder, color: color.infoText },
});

export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const strong = style({ fontWeight: 600 });
