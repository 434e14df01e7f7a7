import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import * as css from './frame.css.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'tr', name: 'Türkçe' },
];

/** S2-124 to S2-126: there is one language; choosing another has no effect yet. */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} defaultOpen>
      {languages.map(({ code, name }) => (
        <MenuItem key={code} onSelect={() => undefined}>
          <img src={`/flags/${code}.svg`} alt="" className={css.flag} />
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
