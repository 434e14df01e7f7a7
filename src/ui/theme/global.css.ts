import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { coarse, rem, text } from './scale.ts';
import { focusRing, font } from './tokens.json';
import './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  background: vars.color.canvas,
});
globalStyle('body', {
  ...text('body'),
  margin: 0,
  minHeight: '100dvh',
  fontFamily: font.family.sans,
  color: vars.color.text,
  background: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle('#root', { minHeight: '100dvh' });
globalStyle('h1, h2, h3, p, dl, dd, figure, ul, ol', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button, a, input, label, [role="button"]', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
// Safari zooms into a field whose text is smaller than 16 px.
globalStyle('input, textarea, select', { '@media': { [coarse]: { fontSize: rem(16) } } });
// Colour of a link without a style of its own: the browser's own blue is too faint on dark.
globalStyle('a', { color: vars.accent.accentText });
globalStyle('svg', { display: 'block', flexShrink: 0 });
globalStyle(':focus', { outline: 'none' });
globalStyle(':focus-visible', {
  outline: `${focusRing.width}px ${focusRing.style} ${vars.color.focus}`,
  outlineOffset: focusRing.offset,
  scrollMargin: rem(8),
});
// Words of public/start.js in a browser that cannot run the app.
globalStyle('.plain-words', { maxWidth: rem(480), margin: '20vh auto', padding: rem(24) });
globalStyle('.plain-words > *', { marginBlockEnd: rem(16) });
globalStyle('::selection', { background: vars.accent.accentSoftHover });
// See settling.ts. Above what a dialog's own part says of itself.
globalStyle('[data-settling]', { pointerEvents: 'none !important' as 'none' });
