import { style } from '@vanilla-extract/css';
import { pageSide } from '../theme/reading-way.css.ts';
import { tabular } from '../theme/scale.ts';

const ink = '#000000';
const line = `0.5pt solid #777777`;

/** Sizes are those of paper: what somebody set for the screen does not change them. */
export const paper = style({
  fontSize: '11pt',
  lineHeight: 1.35,
  color: ink,
  // The logo keeps its ground.
  printColorAdjust: 'exact',
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '6mm',
  paddingBlockEnd: '4mm',
  marginBlockEnd: '5mm',
  borderBlockEnd: `2px solid ${ink}`,
});
export const title = style({ fontSize: '18pt', lineHeight: 1.3, fontWeight: 600 });
export const sender = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '2.5mm',
  fontWeight: 600,
});

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3mm 8mm',
  margin: '0 0 6mm',
});
export const sum = style({ ...tabular, margin: 0, fontSize: '15pt', fontWeight: 600 });

export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const row = style({ borderBlockEnd: line, breakInside: 'avoid' });
/** Words above rows: they never stand alone at the end of a page. */
export const above = style({ borderBlockEnd: line, breakAfter: 'avoid', fontWeight: 600 });
export const cell = style({ padding: '1.1mm 2mm', textAlign: pageSide.start });
export const name = style([cell, { fontSize: '9.5pt', fontWeight: 500, verticalAlign: 'bottom' }]);
export const number = style({ ...tabular, textAlign: pageSide.end, whiteSpace: 'nowrap' });
export const whole = style({ whiteSpace: 'nowrap' });

/** To write on. */
export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '3mm 4mm',
  margin: '5mm 0',
});
export const answer = style({
  display: 'flex',
  alignItems: 'end',
  margin: 0,
  borderBlockEnd: line,
  minHeight: '7mm',
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '2mm 7mm', margin: 0 });
export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: '2mm' });
export const tick = style({ width: '4.5mm', height: '4.5mm', border: `1pt solid ${ink}` });

export const part = style({ fontSize: '11pt', fontWeight: 600, margin: '5mm 0 2mm' });
export const hint = style({ display: 'block', fontSize: '9pt', color: '#333333' });
export const counts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const count = style({
  display: 'grid',
  gridTemplateColumns: '34mm minmax(0, 1fr) 28mm',
  alignItems: 'center',
  gap: '4mm',
  height: '20mm',
  borderBlockEnd: line,
  breakInside: 'avoid',
});
export const strokes = style({ alignSelf: 'stretch', borderInline: `0.5pt dotted #777777` });
export const total = style({
  height: '14mm',
  border: `1pt solid ${ink}`,
  borderRadius: '2mm',
});
export const foot = style({ marginBlockStart: '6mm' });
