import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space as spaces } from './tokens.json';
import { from, space } from './scale.ts';

const steps = Object.keys(spaces) as (keyof typeof spaces)[];
const spacing = Object.fromEntries(steps.map((step) => [step, space(step as never)])) as Record<
  keyof typeof spaces,
  string
>;

/** Layout in words, for `.css.ts` files: composed at build time, nothing of it runs in the browser. */
export const sprinkles = createSprinkles(
  defineProperties({
    conditions: {
      phone: {},
      sm: { '@media': from.sm },
      md: { '@media': from.md },
      lg: { '@media': from.lg },
    },
    defaultCondition: 'phone',
    properties: {
      display: ['none', 'flex', 'grid', 'block', 'inline-flex'],
      flexDirection: ['row', 'column'],
      alignItems: ['stretch', 'center', 'flex-start', 'flex-end', 'baseline'],
      justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
      flexWrap: ['wrap', 'nowrap'],
      gap: spacing,
      paddingBlock: spacing,
      paddingInline: spacing,
    },
  }),
);
