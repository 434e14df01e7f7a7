import type { FieldErrors } from '#domain/errors.ts';
import { erasedSays } from '#domain/rows/is-erased.ts';
import type { RegisterHooks } from '../register/register-hooks.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { person } from './tables.ts';

const columns = pick(person, ['id', 'churchId', 'erasedOn'], 'p');

const elsewhere = 'This person is in another church now. Open their profile again';

/** A new row about a person is in the church of the person, who goes to no other one before the transaction ends. */
export const inChurchOfPerson: RegisterHooks = {
  async errors(tx, _caller, written) {
    const added = written.filter(({ before }) => before === null);
    if (added.length === 0) return new Map();
    const people = await tx.rows<RowOf<typeof columns>>(
      'churches of people',
      `select ${columns} from person p where p.tenant_id = $1 and p.id = any($2) for share`,
      [tx.tenantId, added.map(({ row }) => row['personId'])],
    );
    const personOf = new Map(people.map((one) => [one.id, one]));
    // That a person is not there is said where the person is named.
    const wrong = added.flatMap(({ row }): [string, FieldErrors][] => {
      const found = personOf.get(String(row['personId']));
      // They are being erased at this moment: what is written here must not be left behind.
      if (found?.erasedOn) return [[row.id, { personId: erasedSays }]];
      const isElsewhere = found !== undefined && found.churchId !== row['churchId'];
      return isElsewhere ? [[row.id, { personId: elsewhere }]] : [];
    });
    return new Map(wrong);
  },
};
