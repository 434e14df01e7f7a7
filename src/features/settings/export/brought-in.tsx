import CircleCheck from 'lucide-react/icons/circle-check';
import type { ImportStateNamed } from '#domain/tenant-import/import-state.ts';
import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from '../settings.css.ts';
import * as own from './import.css.ts';

type Done = ImportStateNamed<'done'>;

/** Enough of a fingerprint to compare it by eye. */
const shown = 8;

function Tables({ of: { tables } }: { of: Done }) {
  return (
    <table className={css.table}>
      <thead>
        <tr className={css.headRow}>
          <th scope="col" className={css.cellHead}>
            Table
          </th>
          <th scope="col" className={css.cellHead}>
            Rows
          </th>
          <th scope="col" className={css.cellHead}>
            Fingerprint
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ name, rows, sha256 }) => (
          <tr key={name}>
            <th scope="row" className={css.cellRow}>
              <span className={own.table}>{name.replaceAll('_', ' ')}</span>
            </th>
            <td className={css.cellRow}>{grouped(rows)}</td>
            <td className={css.cellRow}>
              {sha256 === null ? 'Has another name here' : <code>{sha256.slice(0, shown)}</code>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The outcome: counts and fingerprints, and the way into the organisation that is here now. */
export function BroughtIn({ of }: { of: Done }) {
  const { name, file, tables } = of;
  const compared = tables.filter(({ sha256 }) => sha256 !== null).length;
  return (
    <>
      <Banner tone="success" icon={CircleCheck} title={`${name} is here.`}>
        {grouped(file.rows)} rows of {tables.length} tables and {grouped(file.pictures)} pictures
        were written and read back. Every count is the file’s, and so are the fingerprints of{' '}
        {compared} tables.
      </Banner>
      {name !== file.organisation && (
        <p className={css.words}>
          Another organisation here is called {file.organisation}, so yours keeps its name. You can
          change it under Organisation.
        </p>
      )}
      <p className={css.words}>
        You can sign in as before. Each other person chooses a password with “Forgot password” on
        the sign-in page, and each family gets a new code.
      </p>
      <div className={css.start}>
        <Button kind="primary" onClick={() => location.assign('/')}>
          Open {name}
        </Button>
      </div>
      <Accordion
        heading="h3"
        sections={[
          { id: 'tables', title: 'Counts and fingerprints', children: <Tables of={of} /> },
        ]}
      />
    </>
  );
}
