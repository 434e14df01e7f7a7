import { observable } from '#domain/observable.ts';
import { keptValue } from './kept-value.ts';
import { schemes, themeNames, type Scheme, type ThemeName } from '../ui/theme/themes.ts';

export interface Preferences {
  scheme: Scheme;
  theme: ThemeName;
}

/** The look of the product. */
export const productLook: Preferences = { scheme: 'auto', theme: 'protea' };

function read(): Preferences {
  return {
    scheme: keptValue('scheme', schemes, productLook.scheme),
    theme: keptValue('theme', themeNames, productLook.theme),
  };
}

const current = observable(read());

/** Puts a person's choices on the page. Before the first render: nothing flashes. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  const { scheme, theme } = current.getSnapshot();
  delete dataset['scheme'];
  if (scheme !== 'auto') dataset['scheme'] = scheme;
  dataset['theme'] = theme;
}

function lookAgain(): void {
  current.set(read());
  applyPreferences();
}

function change(key: keyof Preferences, value: string): void {
  localStorage.setItem(key, value);
  lookAgain();
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
// A choice that follows the device is read again when the device itself goes dark or light.
darkDevice.addEventListener('change', () => current.set(read()));

/** Appearance of the product on this device. */
export const preferences = {
  subscribe: current.subscribe,
  getSnapshot: current.getSnapshot,
  /** Reads the choices again: the look of the organisation may have changed. */
  lookAgain,
  chooseScheme: (scheme: Scheme) => change('scheme', scheme),
  chooseTheme: (theme: ThemeName) => change('theme', theme),
};

/** Whether the screen is dark now, by choice or by the device. */
export function isDark(): boolean {
  const { scheme } = current.getSnapshot();
  return scheme === 'auto' ? darkDevice.matches : scheme === 'dark';
}
