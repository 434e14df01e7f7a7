import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  background: color.canvas,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `max(${rem(12)}, env(safe-area-inset-top)) ${rem(24)} ${rem(12)}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [below.md]: { paddingInline: rem(16) } },
});
export const names = style({ flex: 1, minWidth: 0 });
export const title = style(text('heading2'));
export const place = style({ ...text('body'), color: color.textMuted });
export const narrow = style({ '@media': { [below.md]: { display: 'none' } } });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(16),
  width: `min(${rem(920)}, 100%)`,
  marginInline: 'auto',
  padding: `${rem(24)} ${rem(24)} max(${rem(24)}, env(safe-area-inset-bottom))`,
  '@media': { [below.md]: { paddingInline: rem(16), paddingBlockStart: rem(16) } },
});
export const hint = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  color: color.textMuted,
});
export const card = style({
  padding: rem(24),
  borderRadius: rem(radius.card),
  '@media': { [below.md]: { padding: `${rem(20)} ${rem(12)}` } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(12),
  width: '100%',
});
