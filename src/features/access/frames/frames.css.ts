import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { from, rem } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';
import * as halves from '../screens/sign-in.css.ts';
import type { Frame } from '#domain/shell/page-forms.ts';

const { color, accent, shadow } = vars;
type Looks = Record<Frame, StyleRule>;

/** Below it every frame is the plain form, over the whole width. */
const whenWide = (rule: Omit<StyleRule, '@media'>): StyleRule => ({
  '@media': { [from.lg]: rule },
});
const columns = (gridTemplateColumns: string) => whenWide({ gridTemplateColumns });
const equal = 'minmax(0, 1fr) minmax(0, 1fr)';
const glow = `radial-gradient(${rem(960)} ${rem(480)} at 50% ${rem(-96)}, ${accent.accentSoft}, ${color.canvas})`;

/** A card of this width in the middle of the screen. */
const centred = (width: number) => ({
  display: 'grid',
  alignContent: 'center',
  background: glow,
  paddingBlock: rem(32),
  paddingInline: `max(${rem(32)}, (100vw - ${rem(width)}) / 2)`,
});
const rounded = (edge: 'Start' | 'End') => ({
  [`borderStart${edge}Radius`]: rem(radius.sheet),
  [`borderEnd${edge}Radius`]: rem(radius.sheet),
});
const cardHeight = `min(${rem(760)}, 100dvh - ${rem(64)})`;

const modern = whenWide({ ...centred(1152), gridTemplateColumns: equal });
const pages: Looks = {
  classic: { '@media': { [from.sm]: centred(504) } },
  modern,
  'modern-reversed': modern,
  'split-screen': {},
  'split-screen-reversed': columns('minmax(0, 1fr) minmax(0, 37.5rem)'),
  fullscreen: columns(`${rem(480)} minmax(0, 1fr)`),
  'fullscreen-reversed': columns(`minmax(0, 1fr) ${rem(480)}`),
};
export const page = styleVariants(pages, (look) => [halves.page, look]);

const half = (edge: 'Start' | 'End') =>
  whenWide({
    minHeight: cardHeight,
    padding: rem(56),
    background: color.surface,
    boxShadow: shadow.overlay,
    ...rounded(edge),
  });
const nearTop = whenWide({ alignContent: 'start', paddingBlockStart: rem(96) });
const sides: Looks = {
  classic: {
    '@media': {
      [from.sm]: {
        minHeight: 0,
        padding: rem(60),
        borderRadius: rem(radius.sheet),
        background: color.surface,
        boxShadow: shadow.overlay,
      },
    },
  },
  modern: half('Start'),
  'modern-reversed': half('End'),
  'split-screen': {},
  'split-screen-reversed': {},
  fullscreen: nearTop,
  'fullscreen-reversed': nearTop,
};
export const side = styleVariants(sides, (look) => [halves.side, look]);

const first = whenWide({ order: -1 });
const beside = { position: 'relative', height: 'auto' } as const;
const pictures: Looks = {
  classic: whenWide({ display: 'none' }),
  modern: whenWide({ ...beside, ...rounded('End') }),
  'modern-reversed': whenWide({ ...beside, ...rounded('Start'), order: -1 }),
  'split-screen': {},
  'split-screen-reversed': first,
  fullscreen: {},
  'fullscreen-reversed': first,
};
export const picture = styleVariants(pictures, (look) => [halves.picture, look]);
