import type { ImportedFile } from '#domain/tenant-import/import-state.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './import.css.ts';
import { momentWords } from './moment.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The organisation in a zip, and how many of each kind it has. */
export function FileContent({ of }: { of: ImportedFile }) {
  const { organisation, at, by, bytes, holds, pictures } = of;
  return (
    <div className={css.narrow}>
      <KeyValues
        facts={[
          { name: 'Organisation', value: organisation },
          { name: 'Downloaded', value: `${momentWords(at)} by ${by}` },
          { name: 'Size', value: fileSize(bytes) },
          ...holds.map(({ what, rows }) => ({ name: capital(what), value: grouped(rows) })),
          { name: 'Pictures', value: grouped(pictures) },
        ]}
      />
    </div>
  );
}
