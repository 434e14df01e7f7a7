import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, from, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

/** The accent at nightfall. */
const dusk = (light: number) => `color-mix(in srgb, ${accent.accentSolid} ${light}%, black)`;

export const page = style({
  minHeight: '100dvh',
  background: color.surface,
  '@media': {
    [from.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 37.5rem) minmax(0, 1fr)' },
  },
});

export const side = style({
  display: 'grid',
  // Long labels wrap instead of widening the column: 320 px must hold it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '100dvh',
  padding: `max(${rem(32)}, env(safe-area-inset-top)) ${rem(20)} max(${rem(32)}, env(safe-area-inset-bottom))`,
  '@media': { [below.md]: { alignContent: 'start' } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  width: `min(${rem(384)}, 100%)`,
});

export const head = style({ display: 'grid', gap: rem(4), paddingBlockStart: rem(20) });
export const title = style([text('display'), { textWrap: 'balance' }]);
export const welcome = style({ ...text('bodyTouch'), color: color.textMuted });

export const samples = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(8),
  width: `min(${rem(384)}, 100%)`,
  marginBlockStart: rem(28),
  paddingBlockStart: rem(20),
  borderBlockStart: `1px solid ${color.border}`,
});
export const samplesTitle = style(text('title'));
export const samplesHint = style({ ...text('small'), color: color.textMuted });

export const sample = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(56),
  padding: `${rem(6)} ${rem(10)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.menu),
  background: 'transparent',
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { background: accent.accentSoft, borderColor: accent.accentBorder },
  },
});
export const sampleName = style({ ...text('body'), fontWeight: 600, display: 'block' });
export const sampleRole = style({ ...text('small'), color: color.textMuted, display: 'block' });

export const picture = style({
  position: 'sticky',
  top: 0,
  display: 'none',
  height: '100dvh',
  overflow: 'hidden',
  background: `linear-gradient(${dusk(60)}, ${dusk(82)} 45%, ${dusk(40)})`,
  color: accent.onAccent,
  '@media': { [from.lg]: { display: 'block' } },
});

export const land = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const sun = style({
  fill: `color-mix(in srgb, ${color.away} 70%, ${accent.onAccent})`,
  opacity: 0.62,
});
export const mountain = style({ fill: dusk(62) });
export const hill = style({ fill: dusk(48) });
export const valley = style({ fill: dusk(36) });

export const words = style({
  position: 'absolute',
  insetInline: rem(64),
  insetBlockEnd: rem(64),
  display: 'grid',
  gap: rem(12),
  maxWidth: rem(560),
});
export const promise = style(text('displayLarge'));
export const detail = style({ ...text('bodyTouch'), opacity: 0.9 });

export const aside = style({ ...text('body'), color: color.textMuted, textAlign: 'center' });
export const link = style({
  color: accent.accentText,
  fontWeight: 600,
  // Large enough to hit on a phone without moving what is around it.
  padding: `${rem(14)} ${rem(4)}`,
  margin: `${rem(-14)} ${rem(-4)}`,
});
export const agree = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(48),
  cursor: 'pointer',
});
export const check = style({
  flex: 'none',
  width: rem(24),
  height: rem(24),
  accentColor: accent.accentSolid,
});
