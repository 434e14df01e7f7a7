import FileIcon from 'lucide-react/icons/file';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import Image from 'lucide-react/icons/image';
import Table2 from 'lucide-react/icons/table-2';
import type { IconOf } from '../../../../ui/icon/icon.tsx';

type Tone = 'danger' | 'info' | 'success' | 'warning' | 'neutral';

interface Kind {
  icon: IconOf;
  tone: Tone;
}

const document: Kind = { icon: FileText, tone: 'info' };
const sheet: Kind = { icon: Table2, tone: 'success' };
const picture: Kind = { icon: Image, tone: 'warning' };

const kinds: Readonly<Record<string, Kind>> = {
  folder: { icon: Folder, tone: 'neutral' },
  PDF: { icon: FileText, tone: 'danger' },
  DOC: document,
  DOCX: document,
  ODT: document,
  XLS: sheet,
  XLSX: sheet,
  CSV: sheet,
  TXT: { icon: FileText, tone: 'neutral' },
  JPG: picture,
  JPEG: picture,
  PNG: picture,
  WEBP: picture,
};

/** How a type of file is drawn. */
export function kindOf(type: string): Kind {
  return kinds[type] ?? { icon: FileIcon, tone: 'neutral' };
}
