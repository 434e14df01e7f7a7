import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { forced, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { radius } from '../../../../ui/theme/tokens.json';

const { accent, color } = vars;

const state = style({ ...text('small'), display: 'flex', alignItems: 'center', gap: rem(6) });
export const paid = style([state, { color: color.successText }]);
export const unpaid = style([state, { color: color.warningText }]);
export const sum = style({ ...text('title'), ...tabular, justifySelf: 'end' });
export const income = style({ color: color.successText, whiteSpace: 'nowrap' });
export const foot = style({
  display: 'flex',
  marginBlockStart: rem(12),
  '@media': { print: { display: 'none' } },
});

export const sentence = style({ ...text('body'), ...tabular, color: color.textMuted });
export const bars = style({ display: 'grid', gap: rem(16), marginBlockStart: rem(16) });
export const bar = style({ display: 'flex', alignItems: 'flex-start', gap: rem(12) });
export const barIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(34),
  height: rem(34),
  borderRadius: rem(radius.control),
  background: color.sunken,
  color: color.textMuted,
});
export const barWords = style({ display: 'grid', flex: 1, gap: rem(4), minWidth: 0 });
export const barLine = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: rem(8),
});
export const barAmount = style({ ...tabular, color: color.textMuted });
const round = { borderRadius: rem(radius.pill) };
const track = style({
  ...round,
  appearance: 'none',
  width: '100%',
  height: rem(9),
  border: 0,
  overflow: 'hidden',
  background: color.pressed,
  selectors: { '&::-webkit-progress-bar': { background: color.pressed } },
  '@media': { [forced]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
});
export const progress = styleVariants(
  { within: accent.accentSolid, over: color.warningSolid },
  (background) => [
    track,
    {
      selectors: {
        '&::-webkit-progress-value': { ...round, background },
        '&::-moz-progress-bar': { ...round, background },
      },
    },
  ],
);
export const over = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.warningText,
});
