import { schemes, themeNames } from '../../../ui/theme/themes.ts';
import { usualKey, valueAt } from '../../kept-value.ts';
import { type Preferences, productLook } from '../../preferences.ts';

/** The value without a choice: that of the organisation, else that of the product. */
export function usualValue<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return valueAt(usualKey(key), values) ?? otherwise;
}

/** The look of whoever chose none. */
export function usualPreferences(): Preferences {
  return {
    scheme: usualValue('scheme', schemes, productLook.scheme),
    theme: usualValue('theme', themeNames, productLook.theme),
  };
}
