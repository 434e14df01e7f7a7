import { inTenant } from '../../server/database/tenant.ts';
import { emptyMessage, addChange, payloadsOf } from '../../server/live/live-message.ts';
import { type NewMessage, sendMessages } from '../../server/shell/send-messages.ts';
import { asServer, query } from './data.ts';
import { must } from '../../src/domain/must.ts';

/** A message of the church, as the product will send them; whoever it is for hears of it at once. */
export async function sendChurchMail(
  dataDir: string,
  email: string,
  message: Omit<NewMessage, 'accountId'>,
): Promise<void> {
  const found = await query<{ id: string; tenantId: string }>(
    dataDir,
    'select id, tenant_id as "tenantId" from account where email = $1',
    [email],
  );
  const { id, tenantId } = must(found[0], `the account of ${email}`);
  await asServer(dataDir, async (pool) => {
    const recorded = await inTenant(pool, tenantId, (tx) =>
      sendMessages(tx, [{ accountId: id, ...message }], new Date()),
    );
    const news = emptyMessage();
    addChange(news, tenantId, recorded);
    for (const payload of payloadsOf(news)) {
      await pool.query("select pg_notify('live', $1)", [payload]);
    }
  });
}

/** Takes out what the tests made of somebody's own: each finds what the sample begins with. */
export async function forgetChurchMail(dataDir: string, titles: readonly string[]): Promise<void> {
  await query(
    dataDir,
    `with gone as (delete from user_message where title = any($1) returning tenant_id, id)
     update change c set gone = true from gone g
     where c.tenant_id = g.tenant_id and c.t = 'userMessage' and c.id = g.id`,
    [titles],
  );
}
