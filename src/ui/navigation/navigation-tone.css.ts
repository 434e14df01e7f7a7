import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, accent } = vars;

/** Colours of a navigation, by the panel it stands on. */
export const tone = {
  text: createVar(),
  strong: createVar(),
  subtle: createVar(),
  hover: createVar(),
  current: createVar(),
  onCurrent: createVar(),
  line: createVar(),
};

export const tones = styleVariants({
  /** On the page itself. */
  plain: {
    background: color.canvas,
    color: color.text,
    vars: {
      [tone.text]: color.textMuted,
      [tone.strong]: color.text,
      [tone.subtle]: color.textSubtle,
      [tone.hover]: color.hover,
      [tone.current]: accent.accentSoft,
      [tone.onCurrent]: accent.accentText,
      [tone.line]: color.border,
    },
  },
  /** Dark with a breath of the accent; its panel carries `data-inside="dark"`. */
  dark: {
    background: `color-mix(in srgb, ${accent.accentSoft} 75%, ${color.canvas})`,
    color: color.text,
    vars: {
      [tone.text]: color.textMuted,
      [tone.strong]: color.text,
      [tone.subtle]: color.textMuted,
      [tone.hover]: `color-mix(in srgb, ${color.text} 8%, transparent)`,
      [tone.current]: `color-mix(in srgb, ${color.text} 12%, transparent)`,
      [tone.onCurrent]: color.text,
      [tone.line]: `color-mix(in srgb, ${color.text} 14%, transparent)`,
    },
  },
  /** The accent itself. */
  accent: {
    background: accent.accentSolid,
    color: accent.onAccent,
    vars: {
      [tone.text]: accent.onAccent,
      [tone.strong]: accent.onAccent,
      [tone.subtle]: accent.onAccent,
      [tone.hover]: `color-mix(in srgb, #000 10%, transparent)`,
      [tone.current]: `color-mix(in srgb, #000 22%, transparent)`,
      [tone.onCurrent]: accent.onAccent,
      [tone.line]: `color-mix(in srgb, ${accent.onAccent} 24%, transparent)`,
    },
  },
});

export const inherit = style({ color: 'inherit' });
