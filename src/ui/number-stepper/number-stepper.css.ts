import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import {
  below,
  cramped,
  duration,
  easing,
  forced,
  from,
  reduced,
  rem,
  smallPhone,
  tabular,
  text,
} from '../theme/scale.ts';
import { radius, size, timing } from '../theme/tokens.json';

const { color, accent } = vars;
const dark = ':root[data-scheme="dark"] &';
const phoneKey = rem(size.control.stepperPhone);
const tabletKey = rem(size.control.stepperTablet);

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(240)}`,
  alignItems: 'center',
  columnGap: rem(8),
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 13.75rem) minmax(0, 1fr)' },
    [smallPhone]: {
      gridTemplateColumns: `minmax(0, 1fr) clamp(${rem(206)}, 100% - ${rem(80)}, ${rem(240)})`,
      columnGap: rem(2),
    },
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Small counts need no +10, which leaves their names the room. */
export const few = style({
  gridTemplateColumns: `minmax(0, 1fr) ${rem(190)}`,
  '@media': {
    [smallPhone]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(158)}` },
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const names = style({ minWidth: 0 });

export const name = style({
  ...text('bodyTouch'),
  fontWeight: 600,
  '@media': { [from.md]: text('heading3'), [smallPhone]: { fontSize: rem(14) } },
});

export const totalName = style({ '@media': { [from.md]: text('heading2') } });

/** Ages are for whoever has room for them; a phone says them on the number pad. */
export const hint = style({
  ...text('small'),
  color: color.textMuted,
  display: 'none',
  '@media': { [from.md]: { display: 'block', fontSize: rem(15), lineHeight: 1.4 } },
});

export const fewHint = style({ display: 'block' });

export const track = style({
  display: 'grid',
  gridTemplateColumns: `${phoneKey} minmax(0, 1fr) ${phoneKey} ${phoneKey}`,
  alignItems: 'center',
  gap: rem(4),
  padding: rem(4),
  borderRadius: rem(radius.stepper),
  background: color.sunken,
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${tabletKey} minmax(0, 1fr) ${tabletKey} ${tabletKey}`,
      padding: rem(6),
    },
    [smallPhone]: {
      gridTemplateColumns: `${rem(48)} minmax(0, 1fr) ${rem(48)} ${rem(48)}`,
      gap: rem(2),
    },
    [cramped]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const fewTrack = style({
  gridTemplateColumns: `${phoneKey} minmax(0, 1fr) ${phoneKey}`,
  '@media': {
    [from.md]: { gridTemplateColumns: `${tabletKey} minmax(0, 1fr) ${tabletKey}` },
    [smallPhone]: { gridTemplateColumns: `${rem(48)} minmax(0, 1fr) ${rem(48)}` },
    [cramped]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const totalTrack = style({ background: accent.accentSoft });

export const key = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: phoneKey,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.touch),
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.raised,
  fontSize: rem(15),
  fontWeight: 600,
  // '+10' ends with its 0 in every language.
  direction: 'ltr',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: `transform ${duration.fast} ${easing.standard}, background ${duration.fast}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.97)', background: color.pressed },
    '&:disabled': { opacity: 0.45, boxShadow: 'none', cursor: 'default' },
    [dark]: { background: color.pressed },
  },
  '@media': {
    print: { display: 'none' },
    [from.md]: { height: tabletKey, fontSize: rem(18) },
    [reduced]: { selectors: { '&:active:not(:disabled)': { transform: 'none' } } },
    [forced]: { borderColor: 'ButtonText' },
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-scheme="light"]) &': { background: color.pressed } },
    },
  },
});

/** Plus carries the accent and minus does not, so that the hand finds it. */
export const more = style({ color: accent.accentText, borderColor: accent.accentBorder });

export const value = style({
  ...text('counterPhone'),
  ...tabular,
  width: '100%',
  minWidth: 0,
  height: '100%',
  minHeight: rem(48),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  textAlign: 'center',
  outlineOffset: -2,
  '@media': { [from.md]: text('counter'), [cramped]: { gridColumn: '1 / -1', order: -1 } },
});

globalStyle(`input.${value}`, { fontSize: rem(26) });
globalStyle(`input.${value}`, {
  '@media': {
    [from.md]: { fontSize: rem(38) },
    [smallPhone]: { fontSize: `clamp(${rem(16)}, calc(20vw - ${rem(48)}), ${rem(26)})` },
  },
});
/** Five digits and more, of which a phone's number would show four. */
globalStyle(`input.${value}[data-long]`, { '@media': { [below.md]: { fontSize: rem(16) } } });

export const totalValue = style({});
globalStyle(`input.${value}.${totalValue}`, {
  '@media': { [from.md]: { fontSize: rem(52), letterSpacing: '-0.03em' } },
});

export const wrong = style({ color: color.dangerText });

export const problem = style({ gridColumn: '1 / -1', paddingBlockStart: rem(4) });

/** A key that is held counts on: after how long, and how often, ms. */
export const hold = { delay: timing.stepperHoldDelay, repeat: timing.stepperRepeat } as const;
