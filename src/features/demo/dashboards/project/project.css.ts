import { style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../../../../ui/card/card-look.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { coarse, duration, from, reduced, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { radius } from '../../../../ui/theme/tokens.json';

const { accent, color } = vars;
const oneColumn = 'minmax(0, 1fr)';
const stack = { display: 'grid', gridTemplateColumns: oneColumn, gap: rem(16) } as const;

export const tile = style({
  display: 'grid',
  gap: rem(2),
  padding: `${rem(12)} ${rem(20)} ${rem(16)}`,
  ...cardLook,
  minWidth: 0,
  breakInside: 'avoid',
});
export const tileHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  marginInlineEnd: rem(-8),
});
export const tileTitle = style({ ...text('body'), color: color.textMuted });
export const counted = style({ ...text('body'), color: color.textMuted });
const number = { ...text('display'), ...tabular } as const;
export const count = styleVariants(
  {
    info: color.infoText,
    danger: color.dangerText,
    warning: color.warningText,
    success: color.successText,
  },
  (tone) => [{ ...number, color: tone }],
);
export const beside = style({ ...text('small'), ...tabular, color: color.textMuted });

/** The schedule stands beside the charts, where there is room. */
export const home = style({
  ...stack,
  alignItems: 'start',
  '@media': {
    [from.lg]: { gridTemplateColumns: `minmax(0, 2.75fr) minmax(${rem(260)}, 1fr)` },
    print: { gridTemplateColumns: oneColumn },
  },
});
export const issues = style({
  ...stack,
  gap: rem(20),
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
});
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: rem(8),
  margin: 0,
});
const overviewTile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${rem(10)} ${rem(8)}`,
  borderRadius: rem(radius.control),
  textAlign: 'center',
});
export const large = styleVariants({
  new: [
    overviewTile,
    { paddingBlock: rem(20), background: accent.accentSoft, color: accent.accentText },
  ],
  closed: [
    overviewTile,
    { paddingBlock: rem(20), background: color.infoSoft, color: color.infoText },
  ],
});
export const small = style([overviewTile, { background: color.sunken }]);
export const tileName = style(text('small'));
export const largeNumber = style({ ...text('displayLarge'), ...tabular, margin: 0 });
export const smallNumber = style({ ...text('heading2'), ...tabular, margin: 0 });
export const distribution = style({
  ...stack,
  marginBlockStart: rem(20),
  paddingBlockStart: rem(20),
  borderBlockStart: `1px solid ${color.border}`,
});

export const schedule = style({ ...cardLook, minWidth: 0, breakInside: 'avoid' });
export const scheduleHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  padding: `${rem(16)} ${rem(20)}`,
});
export const entry = style({ borderBlockStart: `1px solid ${color.border}` });
export const entryHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(48),
  padding: `${rem(8)} ${rem(20)}`,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: rem(-2),
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.hover },
  },
  '@media': { [coarse]: { minHeight: rem(56) } },
});
export const entryWords = style({ display: 'grid', flex: 1, gap: rem(2), minWidth: 0 });
export const entryTitle = style({ ...text('body'), fontWeight: 500 });
export const entryFacts = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${rem(2)} ${rem(12)}`,
  color: color.textMuted,
});
export const entryFact = style({ display: 'inline-flex', alignItems: 'center', gap: rem(5) });
export const chevron = style({
  flexShrink: 0,
  color: color.textMuted,
  transition: `rotate ${duration.fast}`,
  selectors: { [`${entry}[open] &`]: { rotate: '90deg' } },
  '@media': { [reduced]: { transition: 'none' } },
});
export const entryNote = style({
  ...text('body'),
  padding: `0 ${rem(20)} ${rem(14)}`,
  color: color.textMuted,
});

/** Three cards below each other beside the radar. */
export const budget = style({
  ...stack,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: oneColumn },
  },
});
export const expenses = style(stack);
export const remaining = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: rem(6),
});
const dot = style({ width: rem(9), height: rem(9), borderRadius: '50%', flexShrink: 0 });
export const dots = styleVariants(
  { plenty: color.successSolid, some: color.warningSolid, little: color.dangerSolid },
  (background) => [dot, { background, forcedColorAdjust: 'none' }],
);
export const leftWords = style({ ...text('small'), color: color.textMuted });

export const member = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(12),
  padding: rem(20),
  ...cardLook,
  minWidth: 0,
  textAlign: 'center',
  breakInside: 'avoid',
});
export const memberWords = style({ minWidth: 0 });
export const memberKeys = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: rem(8),
  width: '100%',
});
