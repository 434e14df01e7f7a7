import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { from, rem, text } from '../../../ui/theme/scale.ts';

const { color, accent } = vars;

export const frame = style({ display: 'flex', flexDirection: 'column', flex: 1 });
const edge = {
  // Of the device, whichever way is read on it.
  paddingLeft: `max(${rem(20)}, env(safe-area-inset-left))`,
  paddingRight: `max(${rem(20)}, env(safe-area-inset-right))`,
  '@media': { [from.md]: { paddingInline: rem(40) } },
};
export const bar = style([
  edge,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${rem(8)} ${rem(24)}`,
    paddingBlock: `calc(${rem(12)} + env(safe-area-inset-top)) ${rem(12)}`,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.surface,
    '@media': { print: { display: 'none' } },
  },
]);
export const brand = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(48),
  marginInlineEnd: 'auto',
  color: color.text,
  textDecoration: 'none',
});
export const here = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(48),
  color: accent.accentText,
  fontWeight: 500,
  textDecoration: 'none',
});
export const content = style({ flex: 1, '@media': { [from.md]: { paddingBlockStart: rem(24) } } });
export const foot = style([
  edge,
  text('small'),
  { paddingBlock: rem(20), color: color.textMuted, textAlign: 'center' },
]);
