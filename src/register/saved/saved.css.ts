import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { coarse, rem, text } from '../../ui/theme/scale.ts';

/** The name of the open list stays on one line. */
export const trigger = style({
  maxWidth: rem(280),
  minWidth: 0,
  '@media': { [coarse]: { minHeight: rem(48) } },
});
export const key = style({ '@media': { [coarse]: { minHeight: rem(48) } } });
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const entry = style({ display: 'grid', minWidth: 0, paddingBlock: rem(4) });
export const entryName = style({ overflowWrap: 'anywhere' });
export const owner = style({ ...text('caption'), color: vars.color.textMuted });
export const mark = style({ marginInlineStart: 'auto', color: vars.accent.accentText });
export const menuText = style({ display: 'block', maxWidth: rem(280) });

/** On a line of its own below the keys. */
export const note = style({
  ...text('small'),
  flex: '1 0 100%',
  margin: 0,
  color: vars.color.textMuted,
});

export const form = style({ display: 'grid', gap: rem(16) });
export const kept = style({ ...text('small'), margin: 0, color: vars.color.textMuted });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(8),
});
export const danger = style({ color: vars.color.dangerText });
export const remove = style([danger, { marginInlineEnd: 'auto' }]);
