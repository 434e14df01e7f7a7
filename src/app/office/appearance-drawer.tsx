import { useNavigate } from '@tanstack/react-router';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { type LayoutName, layoutNames } from '../../layouts/layout-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { radio } from '../../ui/segmented/segmented.css.ts';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { themeNames } from '../../ui/theme/themes.ts';
import { preferences } from '../preferences.ts';
import * as css from './appearance.css.ts';
import { layoutChoice } from './layout-choice.ts';
import { LayoutTile } from './layout-tile.tsx';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const;

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One picture to choose among several, by the browser's own radio button. */
function Pictured({
  group,
  label,
  checked,
  onChoose,
  children,
}: {
  group: string;
  label: string;
  checked: boolean;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <label className={css.choice}>
      <input type="radio" name={group} className={radio} checked={checked} onChange={onChoose} />
      {children}
      {label}
    </label>
  );
}

/** S2-114 to S2-116, and the eleven layouts. What is chosen is there at once, and stays on this device. */
export function AppearanceDrawer({ layout, onClose }: { layout: LayoutName; onClose(): void }) {
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const navigate = useNavigate();
  const id = useId();
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
    preferences.chooseScheme('auto');
    preferences.chooseTheme('protea');
    void chooseLayout(layoutChoice.usual);
  };
  const foot = (
    <>
      Saved on this device
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
      <fieldset className={css.section}>
        <legend className={css.name}>Theme</legend>
        <div className={css.swatches}>
          {themeNames.map((name) => (
            <Pictured
              key={name}
              group={`${id}theme`}
              label={named(name)}
              checked={name === chosen.theme}
              onChoose={() => preferences.chooseTheme(name)}
            >
              <span className={css.swatch} data-accent={name} />
            </Pictured>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.section}>
        <legend className={css.name}>Layout</legend>
        <div className={css.tiles}>
          {layoutNames.map((name) => (
            <Pictured
              key={name}
              group={`${id}layout`}
              label={named(name)}
              checked={name === layout}
              onChoose={() => void chooseLayout(name)}
            >
              <LayoutTile name={name} />
            </Pictured>
          ))}
        </div>
      </fieldset>
    </Drawer>
  );
}
