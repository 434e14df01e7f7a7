import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { isFolder } from '#store/demo/file-manager/queries.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { addressOfDetails, addressOfFolder } from '../places.ts';
import * as css from './files.css.ts';
import { kindOf } from './kind.ts';

export interface FileProps {
  item: FileItem;
  /** The folder that is open. */
  folderId: string | null;
  /** Where it was found. */
  place: string | null;
  current: boolean;
  focus: RowFocus;
}

/** A folder, which opens, or a file, whose details open. */
export function FileCard({ item, folderId, place, current, focus }: FileProps) {
  const { id, name, type, contents } = item;
  const kind = kindOf(type);
  const details = addressOfDetails(folderId, id);
  const about = [contents, place].filter((one) => one !== null).join(', in ');
  const to = isFolder(item) ? addressOfFolder(id) : details;
  return (
    <article className={css.card} data-current={current ? '' : undefined}>
      <div className={css.top}>
        <Icon of={kind.icon} size="xl" className={isFolder(item) ? css.folder : css.file} />
        {!isFolder(item) && <Badge tone={kind.tone}>{type}</Badge>}
      </div>
      <div>
        <Link
          to={to}
          className={css.link}
          title={name}
          aria-current={current ? 'true' : undefined}
          {...focus}
        >
          {name}
        </Link>
        {about !== '' && <span className={css.about}>{about}</span>}
      </div>
      {isFolder(item) && (
        <Link to={details} className={css.info} aria-label={`Details of ${name}`} {...focus}>
          <Icon of={Info} size="sm" />
        </Link>
      )}
    </article>
  );
}
