import {
  auditActors,
  browseAudit,
  exportAudit,
  mostExported,
} from '#domain/audit-log/operations.ts';
import { termsOf } from '#domain/organisation/terms.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { query } from '../handler.ts';
import { storedOrganisation } from '../organisation/stored-organisation.ts';
import { actorOf } from '../audit/audit-line.ts';
import { readActors } from './read-actors.ts';
import { countLines, readLines, type StoredLine, understood } from './read-lines.ts';
import { namesFor } from './record-names.ts';
import { shownLines } from './shown-lines.ts';
import { writeAudit } from '../audit/write-audit.ts';

async function shownTo(tx: TenantTransaction, caller: Caller, lines: readonly StoredLine[]) {
  const terms = termsOf(await storedOrganisation(tx));
  return shownLines(lines, await namesFor({ tx, caller }, lines), terms);
}

export const auditHandlers = {
  [browseAudit.name]: query(browseAudit, async (tx, caller, { cursor, ...question }) => {
    const { conditions, timeZone } = await understood(tx, caller, question);
    const { lines, next } = await readLines(tx, conditions, { cursor });
    const total = cursor === undefined ? await countLines(tx, conditions) : null;
    const data = await shownTo(tx, caller, lines);
    const record = data.find(({ entityId }) => entityId === question.recordId)?.about ?? null;
    return { data, next, total, timeZone, record };
  }),

  [auditActors.name]: query(auditActors, async (tx, caller) => ({
    data: await readActors(tx, caller),
  })),

  [exportAudit.name]: query(exportAudit, async (tx, caller, question) => {
    const { conditions, timeZone } = await understood(tx, caller, question);
    const { lines, next } = await readLines(tx, conditions, { most: mostExported });
    const { accountId } = caller;
    await writeAudit(tx, {
      ...actorOf(caller),
      action: exportAudit.name,
      entity: 'account',
      entityId: accountId,
      details: { ...question, rows: lines.length },
    });
    return { data: await shownTo(tx, caller, lines), more: next !== null, timeZone };
  }),
};
