import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { labelFormats, paperSizes } from '#domain/letters/label-formats.ts';

const mm = (length: number) => `${length}mm`;

/** Sheets have no margins: the labels lie where the maker cut them. */
const papers = styleVariants(paperSizes, (_size, name) => ({ page: `labels-${name}` }));
for (const [name, { width, height }] of Object.entries(paperSizes)) {
  // The types know rules of elements only.
  globalStyle(`@page labels-${name}`, { size: `${mm(width)} ${mm(height)}`, margin: 0 } as object);
}

/** Sizes are those of paper: what somebody set for the screen does not change them. */
const sheetBase = style({
  display: 'grid',
  boxSizing: 'border-box',
  overflow: 'hidden',
  color: '#000000',
  fontSize: '10pt',
  lineHeight: 1.25,
  breakAfter: 'page',
  ':last-child': { breakAfter: 'auto' },
});

export const sheets = styleVariants(labelFormats, (format) => {
  const { paper, columns, rows, width, height, top, start, gap } = format;
  return [
    sheetBase,
    papers[paper],
    {
      // A hair less than the paper, or a printer adds an empty sheet.
      height: mm(paperSizes[paper].height - 0.3),
      width: mm(paperSizes[paper].width),
      paddingBlockStart: mm(top),
      paddingInlineStart: mm(start),
      gridTemplateColumns: `repeat(${columns}, ${mm(width)})`,
      gridTemplateRows: `repeat(${rows}, ${mm(height)})`,
      columnGap: mm(gap),
    },
  ];
});

/** A text that is too long is cut, so that it never runs into the next label. */
export const label = style({
  boxSizing: 'border-box',
  overflow: 'hidden',
  fontStyle: 'normal',
  paddingBlock: '3mm',
  paddingInline: '5mm',
  overflowWrap: 'anywhere',
});
export const addressee = style({ fontWeight: 600 });
