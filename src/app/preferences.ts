import { observable } from '#domain/observable.ts';
import { schemes, themeNames, type Scheme, type ThemeName } from '../ui/theme/themes.ts';

const keys = { scheme: 'scheme', theme: 'theme' } as const;

function kept<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const found = localStorage.getItem(key);
  return values.find((value) => value === found) ?? otherwise;
}

export interface Preferences {
  scheme: Scheme;
  theme: ThemeName;
}

function read(): Preferences {
  return {
    scheme: kept(keys.scheme, schemes, 'auto'),
    theme: kept(keys.theme, themeNames, 'protea'),
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

function change(key: keyof Preferences, value: string): void {
  localStorage.setItem(key, value);
  current.set(read());
  applyPreferences();
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
// A choice that follows the device is read again when the device itself goes dark or light.
darkDevice.addEventListener('change', () => current.set(read()));

/** Appearance of the product on this device. */
export const preferences = {
  subscribe: current.subscribe,
  getSnapshot: current.getSnapshot,
  chooseScheme: (scheme: Scheme) => change(keys.scheme, scheme),
  chooseTheme: (theme: ThemeName) => change(keys.theme, theme),
};

/** Whether the screen is dark now, by choice or by the device. */
export function isDark(): boolean {
  const { scheme } = current.getSnapshot();
  return scheme === 'auto' ? darkDevice.matches : scheme === 'dark';
}
