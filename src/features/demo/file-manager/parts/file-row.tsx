import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { isFolder } from '#store/demo/file-manager/queries.ts';
import { dayOf } from '../../../../demo/day-of.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { fileSize } from '../../../../ui/file-size.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { addressOfDetails, addressOfFolder } from '../places.ts';
import type { FileProps } from './file-card.tsx';
import * as css from './files.css.ts';
import { kindOf } from './kind.ts';

/** Words of a line behind the name. */
function aboutOf({ contents, size, modifiedAt }: FileItem, place: string | null): string {
  const known = [contents, fileSize(size), dayOf(modifiedAt), place && `in ${place}`];
  return known.filter(Boolean).join(' · ');
}

/** A folder, which opens, or a file, whose details open, as one line. */
export function FileRow({ item, folderId, place, current, focus }: FileProps) {
  const { id, name, type } = item;
  const kind = kindOf(type);
  const details = addressOfDetails(folderId, id);
  return (
    <div className={css.row} data-current={current ? '' : undefined}>
      <Icon of={kind.icon} size="lg" className={isFolder(item) ? css.folder : css.file} />
      <div className={css.rowWords}>
        <Link
          to={isFolder(item) ? addressOfFolder(id) : details}
          className={css.link}
          title={name}
          aria-current={current ? 'true' : undefined}
          {...focus}
        >
          {name}
        </Link>
        <span className={css.about}>{aboutOf(item, place)}</span>
      </div>
      {isFolder(item) ? (
        <Link to={details} className={css.info} aria-label={`Details of ${name}`} {...focus}>
          <Icon of={Info} size="sm" />
        </Link>
      ) : (
        <Badge tone={kind.tone}>{type}</Badge>
      )}
    </div>
  );
}
