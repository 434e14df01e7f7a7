import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Queries } from '../database/queries.ts';
import { contactOf } from '../organisation/contact-of.ts';
import { contentOf, type MailData, type MailTemplate } from './templates.ts';
import { mail as mailTable } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

export type MailSettings = { from: string } & (
  | { kind: 'smtp'; url: string }
  /** Nobody told us a mail server: every mail becomes a file here. */
  | { kind: 'files'; folder: string }
);

export interface PostOffice {
  /** After the commit that wrote a mail: it leaves soon. Nobody waits for it. */
  wake(): void;
  close(): Promise<void>;
}

const ofMail = pick(mailTable, ['id', 'recipient', 'template', 'data', 'attempts']);
type Waiting = RowOf<typeof ofMail> & { tooOld: boolean };

/** Puts a mail into the transaction that causes it. */
export async function writeMail<Name extends MailTemplate>(
  database: Queries,
  recipient: string,
  template: Name,
  data: MailData[Name],
): Promise<void> {
  await database.query('insert into mail (recipient, template, data) values ($1, $2, $3)', [
    recipient,
    template,
    JSON.stringify(data),
  ]);
}

const lookEvery = 30_000;
const keptFor = '3 days';

interface Ready {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

type Deliver = (mail: Ready) => Promise<void>;

function deliverBySmtp(url: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async ({ id, ...mail }) => {
    // The same id at each attempt: a mail server that took it before may drop the copy.
    await transport.sendMail({ ...mail, messageId: `<${id}@ibandla>` });
  };
}

function deliverToFolder(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async ({ id, ...mail }) => {
    const { message } = await transport.sendMail({ ...mail, messageId: `<${id}@ibandla>` });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${id}.eml`);
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  };
}

/** Claims one mail for two minutes: another process, or this one after a kill, takes it up again. */
const claim = `update mail set attempts = attempts + 1,
    next_attempt_at = now() + least(interval '2 minutes' * power(2, attempts), interval '1 hour')
  where id = (select id from mail where next_attempt_at <= now()
    order by next_attempt_at limit 1 for update skip locked)
  returning ${ofMail}, created_at < now() - interval '${keptFor}' as "tooOld"`;

/** Sends what was written, again and again until it is taken. */
export function openPostOffice(
  pool: pg.Pool,
  settings: MailSettings,
  { publicUrl, log }: { publicUrl: URL; log: Logger },
): PostOffice {
  const deliver =
    settings.kind === 'smtp' ? deliverBySmtp(settings.url) : deliverToFolder(settings.folder);
  const lifetime = new AbortController();
  let again = false;
  let running: Promise<void> | undefined;

  async function sendOne(): Promise<boolean> {
    const { rows } = await pool.query<Waiting>(claim);
    const waiting = rows[0];
    if (!waiting) return false;
    const { id, recipient, template, data, attempts, tooOld } = waiting;
    try {
      const contact = data.tenantId === undefined ? null : await contactOf(pool, data.tenantId);
      const content = contentOf(template, data, publicUrl, contact);
      await deliver({ id, from: settings.from, to: recipient, ...content });
    } catch (error) {
      log.warn({ err: error, mail: id, template, attempts }, 'a mail could not be sent');
      if (!tooOld) return true;
    }
    await pool.query('delete from mail where id = $1', [id]);
    return true;
  }

  async function sendAll(): Promise<void> {
    do {
      again = false;
      for (let more = true; more && !lifetime.signal.aborted;) more = await sendOne();
    } while (again && !lifetime.signal.aborted);
  }

  function wake(): void {
    again = true;
    running ??= sendAll()
      .catch((error: unknown) => log.warn({ err: error }, 'mails wait'))
      .finally(() => (running = undefined));
  }

  const timer = setInterval(wake, lookEvery);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      lifetime.abort();
      clearInterval(timer);
      await running;
    },
  };
}
