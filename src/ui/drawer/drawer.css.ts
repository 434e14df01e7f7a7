import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { zIndex } from '../theme/tokens.json';
import { atTheEnd, bar, scrolling, slidingIn } from './drawer-look.css.ts';
import { messagesBelow } from './messages-below.ts';

export const drawer = style({
  ...atTheEnd,
  ...slidingIn,
  zIndex: zIndex.drawer,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '100vw',
  outline: 'none',
});

messagesBelow(drawer);

export const head = style({
  ...bar,
  justifyContent: 'space-between',
  gap: rem(12),
});

export const title = style({ ...text('heading2'), margin: 0 });

export const body = style(scrolling);

export const foot = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(60),
  paddingBlock: rem(8),
  paddingInline: `${rem(24)} ${rem(16)}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
