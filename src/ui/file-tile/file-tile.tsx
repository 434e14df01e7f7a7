import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { fileSize } from '../file-size.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './file-tile.css.ts';

/** 'PDF' of 'Order of service.pdf'. */
function kindOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1, dot + 5).toUpperCase() : 'FILE';
}

/** A file by its picture or its kind, with its name and size; it can be fetched or taken away. */
export function FileTile({
  name,
  bytes,
  preview,
  href,
  onDownload,
  onRemove,
}: {
  name: string;
  bytes: number;
  /** Address of a small picture of it. */
  preview?: string;
  href?: string;
  /** Where nothing has an address. */
  onDownload?(): void;
  onRemove?(): void;
}) {
  return (
    <div className={css.tile}>
      {preview === undefined ? (
        <span className={css.kind} aria-hidden="true">
          {kindOf(name)}
        </span>
      ) : (
        <img src={preview} alt="" className={css.picture} />
      )}
      <div className={css.words}>
        {href === undefined ? (
          <p className={css.name}>{name}</p>
        ) : (
          <a href={href} download={name} className={css.link}>
            {name} <Icon of={Download} size="xs" className={css.sign} />
          </a>
        )}
        <p className={css.size}>{fileSize(bytes)}</p>
      </div>
      {onDownload && <IconButton icon={Download} label={`Download ${name}`} onClick={onDownload} />}
      {onRemove && <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />}
    </div>
  );
}
