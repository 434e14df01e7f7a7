import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { easing, reduced } from '../theme/scale.ts';

const enter = 225;
const exit = 195;
const complex = 375;
const far = '40px';

const gone = { opacity: 0 };
const at = (transform: string) => ({ transform });

const frames = {
  shake: keyframes({
    '20%, 60%': at('translateX(-6px)'),
    '40%, 80%': at('translateX(6px)'),
  }),
  fadeIn: keyframes({ from: gone }),
  fadeInTop: keyframes({ from: { ...gone, ...at(`translateY(-${far})`) } }),
  fadeInBottom: keyframes({ from: { ...gone, ...at(`translateY(${far})`) } }),
  fadeInLeft: keyframes({ from: { ...gone, ...at(`translateX(-${far})`) } }),
  fadeInRight: keyframes({ from: { ...gone, ...at(`translateX(${far})`) } }),
  fadeOut: keyframes({ to: gone }),
  fadeOutTop: keyframes({ to: { ...gone, ...at(`translateY(-${far})`) } }),
  fadeOutBottom: keyframes({ to: { ...gone, ...at(`translateY(${far})`) } }),
  fadeOutLeft: keyframes({ to: { ...gone, ...at(`translateX(-${far})`) } }),
  fadeOutRight: keyframes({ to: { ...gone, ...at(`translateX(${far})`) } }),
  slideInTop: keyframes({ from: at('translateY(-100%)') }),
  slideInBottom: keyframes({ from: at('translateY(100%)') }),
  slideInLeft: keyframes({ from: at('translateX(-100%)') }),
  slideInRight: keyframes({ from: at('translateX(100%)') }),
  slideOutTop: keyframes({ to: at('translateY(-100%)') }),
  slideOutBottom: keyframes({ to: at('translateY(100%)') }),
  slideOutLeft: keyframes({ to: at('translateX(-100%)') }),
  slideOutRight: keyframes({ to: at('translateX(100%)') }),
  zoomIn: keyframes({ from: { ...gone, ...at('scale(.5)') } }),
  zoomOut: keyframes({ to: { ...gone, ...at('scale(.5)') } }),
};
export type AnimationName = keyof typeof frames;
export const animationNames = Object.keys(frames) as AnimationName[];

/** Entering, leaving, or neither; what left stays away. */
export const animations = styleVariants(frames, (frame, name) => ({
  animation: name.includes('Out')
    ? `${frame} ${exit}ms ${easing.exit} forwards`
    : `${frame} ${name === 'shake' ? complex : enter}ms ${easing.enter}`,
  '@media': { [reduced]: { animation: 'none' } },
}));

/** Opens and closes to the height of what is in it. */
export const expanding = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  transition: `grid-template-rows ${complex}ms ${easing.enter}, visibility ${complex}ms`,
  // A hidden part must not take the focus.
  visibility: 'hidden',
  selectors: { '&[data-open]': { gridTemplateRows: '1fr', visibility: 'visible' } },
  '@media': { [reduced]: { transition: 'none' } },
});
export const expandingInside = style({ overflow: 'hidden', minHeight: 0 });
