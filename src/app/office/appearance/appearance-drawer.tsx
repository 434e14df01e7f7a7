import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { type LayoutName, layoutNames } from '../../../layouts/layout-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { PicturedRadio } from '../../../ui/theme-choice/pictured-radio.tsx';
import { ThemeChoice } from '../../../ui/theme-choice/theme-choice.tsx';
import { preferences } from '../../preferences.ts';
import { keepWithAccount } from './account-appearance.ts';
import * as css from './appearance.css.ts';
import { usualPreferences } from './usual-look.ts';
import { densityChoice } from './density-choice.ts';
import { layoutChoice } from './layout-choice.ts';
import { LayoutTile } from './layout-tile.tsx';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const;

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

function Layouts({ layout, onChoose }: { layout: LayoutName; onChoose(name: LayoutName): void }) {
  const id = useId();
  return (
    <fieldset className={css.section}>
      <legend className={css.name}>Layout</legend>
      <div className={css.tiles}>
        {layoutNames.map((name) => (
          <PicturedRadio
            key={name}
            group={id}
            label={named(name)}
            checked={name === layout}
            onChoose={() => onChoose(name)}
          >
            <LayoutTile name={name} />
          </PicturedRadio>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * S2-114 to S2-116, and the eleven layouts. What is chosen is there at once, and goes
 * with the account when the drawer closes.
 */
export function AppearanceDrawer({ layout, onClose }: { layout: LayoutName; onClose(): void }) {
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const density = useSyncExternalStore(densityChoice.subscribe, densityChoice.getSnapshot);
  const navigate = useNavigate();
  // A choice that cannot be stored still holds here, and is sent again when the drawer closes next.
  useEffect(() => () => void keepWithAccount().catch(() => undefined), []);
  /** An address that asks for a layout would win over the choice: it stops asking. */
  const chooseLayout = async (name: LayoutName) => {
    await navigate({
      to: '.',
      search: (search) => {
        const { layout: _, ...others } = search as typeof search & { layout?: string };
        return others;
      },
      replace: true,
    });
    layoutChoice.choose(name);
  };
  const reset = () => {
    const { scheme, theme } = usualPreferences();
    preferences.chooseScheme(scheme);
    preferences.chooseTheme(theme);
    densityChoice.choose(densityChoice.usual());
    void chooseLayout(layoutChoice.usual());
  };
  const foot = (
    <>
      Kept with your account
      <Button kind="ghost" onClick={reset}>
        Reset
      </Button>
    </>
  );
  return (
    <Drawer title="Appearance" width={css.drawerWidth} foot={foot} onClose={onClose}>
      <div className={css.section}>
        <p className={css.name}>Scheme</p>
        <Segmented
          label="Scheme"
          choices={schemes}
          value={chosen.scheme}
          onChange={preferences.chooseScheme}
        />
        <p className={css.hint}>Auto follows this device. Usher screens also have a Dim button.</p>
      </div>
      <div className={css.section}>
        <p className={css.name}>Density</p>
        <Segmented
          label="Density"
          choices={densities}
          value={density}
          onChange={densityChoice.choose}
        />
      </div>
      <div className={css.section}>
        <ThemeChoice label="Theme" value={chosen.theme} onChange={preferences.chooseTheme} />
      </div>
      <Layouts layout={layout} onChoose={(name) => void chooseLayout(name)} />
    </Drawer>
  );
}
