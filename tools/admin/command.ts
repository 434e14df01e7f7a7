import { parseArgs } from 'node:util';
import type { Failure } from '../../src/domain/errors.ts';
import { validated } from '../../src/domain/validate.ts';
import { email } from '../../src/domain/values/email/email.ts';
import { name } from '../../src/domain/values/name.ts';
import { invite, type Invitation } from '../../server/access/accounts/invite.ts';
import { openUpToDate } from '../../server/database/open.ts';
import { connectDatabase } from '../../server/database/connect-database.ts';
import { readSettings } from '../../server/env.ts';
import { invitationPath } from '../../server/mail/templates.ts';
import { StartRefused } from '../../server/start-refused.ts';

const usage =
  'Say whom to invite: npm run admin -- invite EMAIL [--tenant NAME] [--name NAME] [--time-zone ZONE].';
const defaultZone = 'Africa/Johannesburg';

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function zoneFrom(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new StartRefused(`"${text}" is no time zone. Write it like ${defaultZone}.`);
  }
}

function wordsFrom(option: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return validated(name(1, 120), text);
  } catch (error) {
    throw new StartRefused(`${option}: ${(error as Failure).message}.`);
  }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        name: { type: 'string' },
        'time-zone': { type: 'string', default: defaultZone },
      },
    });
  } catch {
    throw new StartRefused(usage);
  }
}

function invitationFrom(): Invitation {
  const { positionals, values } = parsed();
  const [what, address, more] = positionals;
  if (what !== 'invite' || address === undefined || more !== undefined) {
    throw new StartRefused(usage);
  }
  const read = email.safeParse(address);
  if (!read.success) {
    throw new StartRefused(
      `"${address}" is no email address. It should look like name@example.org.`,
    );
  }
  return {
    email: read.data,
    name: wordsFrom('--name', values.name),
    tenant: wordsFrom('--tenant', values.tenant),
    timeZone: zoneFrom(values['time-zone']),
  };
}

async function run(): Promise<void> {
  const invitation = invitationFrom();
  // Sample data is the server's affair: here nothing is offered to anybody.
  const { database, mail, publicUrl } = readSettings({ ...process.env, NODE_ENV: 'production' });
  const connected = await connectDatabase(database, { alone: false });
  try {
    const pool = await openUpToDate(connected.urls);
    try {
      const { church, madeTenant, token } = await invite(pool, invitation);
      if (madeTenant) print(`${church} is a new church organisation, in ${invitation.timeZone}.`);
      print(`${invitation.email} is invited to look after ${church}.`);
      print('The mail leaves within half a minute, or as soon as the server runs.');
      if (mail.kind === 'files') {
        print(
          `The link, for seven days and once: ${new URL(invitationPath(token), publicUrl).href}`,
        );
      }
    } finally {
      await pool.end();
    }
  } finally {
    await connected.close();
  }
}

await run().catch((error: unknown) => {
  const words =
    error instanceof StartRefused ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
});
