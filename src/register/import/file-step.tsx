import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { writeTable } from '../../api/workers/exchange.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { useDropped } from '../../ui/use-dropped.ts';
import { formFields } from '../form-values.ts';
import * as css from './import.css.ts';
import type { Importable } from './importable.ts';
import type { Importing } from './use-import.ts';

/** Files that the picker of the system offers. */
const tables = '.csv,.tsv,.txt,text/csv';
const cards = '.vcf,.vcard,text/vcard';

/** A file with the names of the columns and no rows. */
async function emptyFile({ register }: Importable): Promise<void> {
  const columns = formFields(register).map((field) => register.fields[field]?.label ?? field);
  const name = register.words.many.replaceAll(' ', '-');
  saveBlob(`${name}.csv`, await writeTable({ columns, rows: [] }));
}

/** Takes the file to import: chosen or dropped. */
export function FileStep({ view, importing }: { view: Importable; importing: Importing }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const { many } = view.register.words;

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    try {
      setProblem(await importing.choose(file));
    } catch (error) {
      setProblem(
        error instanceof Failure ? error.message : `“${file.name}” could not be read. Try again`,
      );
    } finally {
      setReading(false);
    }
  }
  const [over, places] = useDropped(([file]) => {
    void take(file);
    return file !== undefined;
  });
  return (
    <section className={css.step} aria-labelledby="import-step">
      <div className={css.head}>
        <h2 id="import-step" className={css.heading}>
          Choose a file
        </h2>
        <p className={css.muted}>
          A table saved as CSV, from Excel, Google Sheets or another church program. The first line
          names the columns. Each further line is {view.line ?? `one of the ${many}`}.
          {view.contacts && ' Or the contact cards of a phone or a mail program (vCard, .vcf).'}
        </p>
      </div>
      <div className={css.body}>
        <div className={css.drop} data-over={over ? '' : undefined} {...places}>
          <Icon of={FileUp} size="xl" />
          <Button
            kind="primary"
            busy={reading && 'Reading the file'}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <p className={css.muted}>or drop it here</p>
          <input
            ref={input}
            className={css.fileInput}
            type="file"
            accept={view.contacts ? `${tables},${cards}` : tables}
            aria-label={`File of ${many}`}
            tabIndex={-1}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </div>
        <div role="alert">{problem !== null && <FieldError>{problem}.</FieldError>}</div>
        <div>
          <Button kind="ghost" icon={Download} onClick={() => void attempt(emptyFile(view))}>
            Download an empty file with these columns
          </Button>
        </div>
      </div>
    </section>
  );
}
