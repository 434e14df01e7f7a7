import { Link } from '@tanstack/react-router';
import Presentation from 'lucide-react/icons/presentation';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** The way to the live board. */
export function BoardLink() {
  return (
    <Link to="/apps/churches/sunday" className={buttonLook({})}>
      <Icon of={Presentation} size="sm" />
      Sunday board
    </Link>
  );
}
