import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as css from './saved.css.ts';

/** The key of the menu before there are lists to show: as large as the one that comes, so that nothing moves. */
export function ListsButton() {
  return (
    <Button icon={Bookmark} className={css.trigger} disabled>
      <span className={css.name}>Saved lists</span>
      <Icon of={ChevronDown} size="xs" />
    </Button>
  );
}
