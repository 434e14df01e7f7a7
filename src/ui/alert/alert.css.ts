import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

const solid = createVar();
const onSolid = createVar();
const soft = createVar();
const edge = createVar();
const words = createVar();

const toned = (tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral') => ({
  vars: {
    [solid]: color[`${tone}Solid`],
    [onSolid]: accent.onAccent,
    [soft]: color[`${tone}Soft`],
    [edge]: color[`${tone}Border`],
    [words]: color[`${tone}Text`],
  },
});

const accented = {
  vars: {
    [solid]: accent.accentSolid,
    [onSolid]: accent.onAccent,
    [soft]: accent.accentSoft,
    [edge]: accent.accentBorder,
    [words]: accent.accentText,
  },
};

export const types = styleVariants({
  primary: accented,
  accent: accented,
  warn: toned('danger'),
  basic: toned('neutral'),
  info: toned('info'),
  success: toned('success'),
  warning: toned('warning'),
  error: toned('danger'),
});

export const alert = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(12),
  padding: rem(14),
  border: '1px solid transparent',
  borderRadius: rem(radius.card),
});

export const appearances = styleVariants({
  border: {
    background: color.surface,
    borderColor: color.border,
    borderInlineStart: `4px solid ${solid}`,
    color: color.text,
  },
  fill: { background: solid, color: onSolid },
  outline: { background: soft, borderColor: edge, color: words },
  soft: { background: soft, color: words },
});

export const icon = styleVariants({
  border: { color: words },
  fill: {},
  outline: {},
  soft: {},
});
export const inside = style({ flex: 1, minWidth: 0, alignSelf: 'center' });
export const title = style({ fontWeight: 600 });
export const key = style({ color: 'inherit', marginBlock: rem(-6), marginInlineEnd: rem(-6) });
