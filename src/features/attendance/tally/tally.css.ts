import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, from, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { color as tokens, radius } from '../../../ui/theme/tokens.json';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';

const { color, accent } = vars;
const width = rem(960);

export const hidden = visuallyHidden;

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: color.canvas,
  color: color.text,
  // A thumb that taps fast never zooms the page.
  touchAction: 'manipulation',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  padding: `max(${rem(8)}, env(safe-area-inset-top)) ${rem(12)} ${rem(8)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [from.md]: { padding: `${rem(10)} ${rem(28)}`, gap: rem(16) } },
});
export const names = style({ flex: `1 1 ${rem(100)}`, minWidth: 0 });
export const title = style({ ...text('heading3'), overflowWrap: 'anywhere' });
export const place = style({ ...text('small'), color: color.textMuted });
export const narrow = style({ '@media': { [from.md]: { display: 'none' } } });
export const wide = style({ '@media': { [below.md]: { display: 'none' } } });
export const narrowBlock = narrow;
export const wideBlock = wide;

export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: rem(12),
  width: '100%',
  maxWidth: width,
  margin: '0 auto',
  padding: `${rem(12)} max(${rem(12)}, env(safe-area-inset-right)) ${rem(12)} max(${rem(12)}, env(safe-area-inset-left))`,
  '@media': { [from.md]: { gap: rem(18), padding: `${rem(22)} ${rem(28)}` } },
});

export const who = style({
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
});
export const whoHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  paddingInlineStart: rem(16),
  paddingInlineEnd: rem(4),
  '@media': { [from.md]: { padding: `${rem(8)} ${rem(8)} 0 ${rem(20)}` } },
});
export const whoTitle = style({ ...text('bodyTouch'), fontWeight: 600, flex: 1, minWidth: 0 });

/** The keys stand in the lower part, within reach; one hand has them on its side. */
const keys = style({ marginBlockStart: 'auto' });
export const lower = styleVariants({
  both: [keys],
  left: [keys, { '@media': { [from.md]: { width: '62%', marginInlineEnd: 'auto' } } }],
  right: [keys, { '@media': { [from.md]: { width: '62%', marginInlineStart: 'auto' } } }],
});

const barBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(4),
  maxWidth: width,
  margin: '0 auto',
  padding: `0 ${rem(16)} ${rem(12)}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 36%)',
      alignItems: 'center',
      gap: rem(16),
      padding: `${rem(10)} ${rem(28)}`,
    },
  },
});
export const barInside = styleVariants({
  both: [barBase],
  right: [barBase],
  // The left thumb finishes on its own side.
  left: [
    barBase,
    {
      '@media': {
        [from.md]: { gridTemplateColumns: 'minmax(16rem, 36%) minmax(0, 1fr)' },
      },
    },
  ],
});
const lastTapBase = style({ minWidth: 0 });
export const lastTap = styleVariants({
  both: [lastTapBase],
  right: [lastTapBase],
  left: [lastTapBase, { '@media': { [from.md]: { order: 1 } } }],
});

export const sheet = style({ display: 'grid', gap: rem(16) });
export const group = style({
  display: 'grid',
  gap: rem(12),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({
  ...text('bodyTouch'),
  fontWeight: 600,
  padding: 0,
  marginBlockEnd: rem(4),
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
export const hint = style({ ...text('small'), color: color.textMuted });
export const warning = style({
  ...text('bodyTouch'),
  padding: rem(12),
  borderRadius: rem(radius.card),
  background: color.warningSoft,
  color: color.warningText,
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: rem(12),
});

export const sums = style({ ...text('bodyTouch'), width: '100%', borderCollapse: 'collapse' });
export const sumName = style({ textAlign: 'start', fontWeight: 600, paddingBlock: rem(8) });
export const sumWay = style({ ...text('small'), color: color.textMuted, paddingInline: rem(8) });
export const sumCount = style({ ...tabular, textAlign: 'end', fontWeight: 600 });
export const sumTotal = style({ ...text('heading2'), ...tabular, textAlign: 'end' });

export const scan = style({ display: 'grid', gap: rem(12), justifyItems: 'center' });
export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: rem(420),
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: rem(radius.card),
  // A picture of the camera stands on dark, in both schemes.
  background: tokens.canvas.dark.hex,
});
export const video = style({ width: '100%', height: '100%', objectFit: 'cover' });
/** Where the code belongs. */
export const corners = style({
  position: 'absolute',
  inset: '14%',
  border: `${rem(4)} solid ${tokens.surface.light.hex}`,
  borderRadius: rem(radius.card),
  pointerEvents: 'none',
});
export const torch = style({
  position: 'absolute',
  insetBlockStart: rem(8),
  insetInlineEnd: rem(8),
  background: color.raised,
});
export const scanWords = style({ ...text('bodyTouch'), fontWeight: 600, textAlign: 'center' });
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  justifyContent: 'center',
});

export const addedTitle = style({ display: 'grid', justifyItems: 'center', gap: rem(4) });
export const addedMark = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(64),
  height: rem(64),
  borderRadius: rem(radius.pill),
  background: color.successSoft,
  color: color.successText,
});
export const addedWords = style({ ...text('heading2'), textAlign: 'center' });
export const addedDoor = style({
  padding: rem(14),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
});
export const addedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: rem(12),
});
export const addedName = style({ ...text('bodyTouch'), fontWeight: 600, flex: 1 });
export const addedChange = style({ ...text('small'), fontWeight: 600, color: accent.accentText });
export const addedCounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: rem(10),
  margin: `${rem(10)} 0 0`,
});
export const addedCount = style({ ...text('bodyTouch'), ...tabular, fontWeight: 600, margin: 0 });
