import Languages from 'lucide-react/icons/languages';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import * as css from './frame.css.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'tr', name: 'Türkçe' },
];

/** S2-124 to S2-126: there is one language; choosing another has no effect yet. */
export function LanguageMenu() {
  const trigger = (
    <button type="button" className={css.language}>
      <Icon of={Languages} size="md" />
      <span className={visuallyHidden}>Language: </span>
      EN
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {languages.map(({ code, name }) => (
        <MenuItem key={code} onSelect={() => undefined}>
          <img src={`/flags/${code}.svg`} alt="" className={css.flag} />
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
