import type { RegisterHooks } from '../register/register-hooks.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { person } from './tables.ts';

const columns = pick(person, ['id', 'churchId'], 'p');

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
    const churchOf = new Map(people.map(({ id, churchId }) => [id, churchId]));
    // That a person is not there is said where the person is named.
    const wrong = added.filter(({ row }) => {
      const churchId = churchOf.get(String(row['personId']));
      return churchId !== undefined && churchId !== row['churchId'];
    });
    const says = 'This person is in another church now. Open their profile again';
    return new Map(wrong.map(({ row }) => [row.id, { personId: says }]));
  },
};
