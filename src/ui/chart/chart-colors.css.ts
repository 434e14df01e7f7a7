import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { chart } from '../theme/tokens.json';

type Scheme = 'light' | 'dark';

/** Colours of series, by name; they are the same in every theme and were checked on `surface`. */
export const chartColors = createThemeContract({
  protea: null,
  sky: null,
  marigold: null,
  fynbos: null,
  jacaranda: null,
  stone: null,
});
export type ChartColor = keyof typeof chartColors;
export const chartColorNames = Object.keys(chartColors) as ChartColor[];

/** From little to much. */
export const heat = createThemeContract({
  one: null,
  two: null,
  three: null,
  four: null,
  five: null,
  six: null,
});
const heatSteps = Object.keys(heat) as (keyof typeof heat)[];

function colors(scheme: Scheme) {
  const named = chart.categorical.map((color) => [color.name, color[scheme].hex] as const);
  const steps = heatSteps.map((step, at) => [step, chart.sequential[scheme][at] ?? ''] as const);
  return {
    ...assignVars(chartColors, Object.fromEntries(named) as Record<ChartColor, string>),
    ...assignVars(heat, Object.fromEntries(steps) as Record<keyof typeof heat, string>),
  };
}

globalStyle(':root', { vars: colors('light') });
globalStyle(':root:not([data-scheme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: colors('dark') } },
});
globalStyle(':root[data-scheme="dark"]', { vars: colors('dark') });

const greys = ['#000000', '#595959', '#8c8c8c', '#262626', '#737373', '#a6a6a6'];
// Paper is white, and printers are often black.
globalStyle(':root[data-scheme], :root', {
  '@media': {
    print: {
      vars: assignVars(
        chartColors,
        Object.fromEntries(chartColorNames.map((name, at) => [name, greys[at] ?? ''])) as Record<
          ChartColor,
          string
        >,
      ),
    },
  },
});

/** Dashes of a line, by its colour, so that the colour is not the only sign. */
export const dashes = Object.fromEntries(
  chart.categorical.map(({ name, dash }) => [name, dash]),
) as Record<ChartColor, string>;
