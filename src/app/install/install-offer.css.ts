import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { chatWidth } from '../../layouts/frame/chat-width.css.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { cramped, duration, easing, from, reduced, rem, text } from '../../ui/theme/scale.ts';
import { radius, zIndex } from '../../ui/theme/tokens.json';

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Above the tabs of a phone, in the corner from tablets up: never over what somebody reads. */
export const card = style({
  position: 'fixed',
  zIndex: zIndex.navigation,
  insetInline: rem(12),
  bottom: `calc(${rem(76)} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${rem(16)} ${rem(14)}`,
  padding: rem(18),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.sheet),
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${duration.base} ${easing.enter}`,
  '@media': {
    [from.md]: {
      insetInline: `auto calc(${rem(24)} + ${fallbackVar(chatWidth, '0px')})`,
      bottom: rem(24),
      width: rem(400),
    },
    // Large text, or a phone on its side: it would stand over everything that can be pressed.
    'screen and (max-height: 30em)': {
      position: 'static',
      width: 'auto',
      margin: rem(12),
      boxShadow: vars.shadow.raised,
    },
    [reduced]: { animation: 'none' },
    print: { display: 'none' },
  },
});

export const words = style({ minWidth: 0, display: 'grid', alignContent: 'center', gap: rem(2) });
export const title = style({ ...text('heading3') });
export const detail = style({ ...text('body'), color: color.textMuted });
export const actions = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 2fr) 3fr',
  gap: rem(10),
  '@media': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = style({ display: 'flex', gap: rem(16), marginBlockEnd: rem(20) });
export const steps = style({ display: 'grid', gap: rem(18), marginBlockEnd: rem(20) });
export const step = style({ display: 'flex', gap: rem(14) });
export const stepTitle = style({ ...text('title') });

export const stepIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(48),
  height: rem(48),
  borderRadius: rem(radius.touch),
  background: color.sunken,
  color: color.infoText,
});
