import { erasedSays } from '#domain/rows/is-erased.ts';
import type { RegisterHooks } from '../register/register-hooks.ts';

type Closing = Required<Pick<RegisterHooks, 'closed'>>;

/** Nothing is written into what is left of the records about an erased person, however late it comes. */
export const closedWithPerson: Closing = {
  async closed(tx, rows) {
    const erased = await tx.rows<{ id: string }>(
      'erased people',
      `select id from person where tenant_id = $1 and id = any($2) and erased_on is not null`,
      [tx.tenantId, rows.map((row) => row['personId'])],
    );
    const ids = new Set(erased.map(({ id }) => id));
    const closed = rows.filter((row) => ids.has(String(row['personId'])));
    return new Map(closed.map(({ id }) => [id, erasedSays]));
  },
};
