/** Schemes of the screen; 'auto' follows the device. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Accents a person may choose. Status, chart and focus colours are the same in all of them. */
export const themeNames = ['protea', 'fynbos', 'karoo', 'jacaranda', 'agulhas'] as const;
export type ThemeName = (typeof themeNames)[number];
