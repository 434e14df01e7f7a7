import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { signUpWays, type SignUp } from './access/accounts/sign-up.ts';
import type { MailSettings } from './mail/post-office.ts';
import type { PushSettings } from './push/post-push.ts';
import { StartRefused } from './start-refused.ts';

/** Settings of a server, read once. README lists them. */
export interface Settings {
  port: number;
  host: string;
  database:
    | { kind: 'embedded'; dataDir: string }
    | { kind: 'external'; owner: string; app: string };
  publicUrl: URL;
  tls: { cert: string; key: string } | null;
  trustedProxies: string[];
  logLevel: string;
  sampleData: boolean;
  signUp: SignUp;
  mail: MailSettings;
  push: PushSettings;
}

type Wrong = z.core.$ZodRawIssue;

const nameOf = ({ path }: Wrong) => String(path?.[0]);

/** `LOG_LEVEL is "loud". Use one of …`: for values that nobody needs to hide. */
const otherwise = (toDo: string) => (wrong: Wrong) =>
  `${nameOf(wrong)} is "${wrong.input}". ${toDo}`;

/** The value may hold a password, so it is not repeated. */
const unlike = (example: string) => (wrong: Wrong) =>
  `${nameOf(wrong)} is not an address such as ${example}.`;

const textThat = (isRight: (text: string) => boolean, error: (wrong: Wrong) => string) =>
  z.string().check(z.refine(isRight, { error }));

const addressOf = (protocols: RegExp, error: (wrong: Wrong) => string) =>
  textThat((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), error);

const oneOf = <Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: otherwise(`Use one of ${choices.join(', ')}.`) });

function partsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Parts between commas, each as it should be. */
function listOf(isRight: (part: string) => boolean, toDo: string) {
  const part = textThat(isRight, (wrong) => `${nameOf(wrong)} has "${wrong.input}". ${toDo}`);
  return z._default(z.pipe(z.pipe(z.string(), z.transform(partsOf)), z.array(part)), []);
}

const isPort = (text: string) => /^\d+$/.test(text) && Number(text) <= 65_535;
const port = textThat(isPort, otherwise('Set it to a number from 0 to 65535.'));

const postgres = addressOf(/^postgres(ql)?:$/, unlike('postgres://user:password@host/name'));

const variables = z.object({
  PORT: z._default(z.pipe(port, z.transform(Number)), 8080),
  HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(postgres),
  DATABASE_APP_URL: z.optional(postgres),
  PUBLIC_URL: z.optional(
    addressOf(/^https?:$/, otherwise('Set it to an address such as https://church.example.')),
  ),
  SMTP_URL: z.optional(addressOf(/^smtps?:$/, unlike('smtp://user:password@mail.example:587'))),
  MAIL_FROM: z.optional(z.string()),
  SIGN_UP: z._default(oneOf(signUpWays), 'approval'),
  PUSH_SERVICES: listOf(
    (host) => /^[a-z0-9.-]+(:\d+)?$/.test(host),
    'List hosts, such as push.church.example or push.church.example:8443.',
  ),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  TRUST_PROXY: listOf(
    (address) => ipaddr.isValid(address) || ipaddr.isValidCIDR(address),
    'List the addresses of your proxies, such as 10.0.0.1 or 10.0.0.0/8.',
  ),
  LOG_LEVEL: z._default(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  NODE_ENV: z.optional(z.string()),
});

type Variables = z.infer<typeof variables>;

/** Names of the environment variables that the server reads. */
export const settingNames = Object.keys(variables.shape);

/** A variable that is set to nothing counts as not set. Refuses with a sentence for each wrong one. */
function readVariables(env: Record<string, string | undefined>): Variables {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse(set);
  if (read.success) return read.data;
  throw new StartRefused(read.error.issues.map(({ message }) => message).join('\n'));
}

function databaseFrom(
  { DATABASE_URL: owner, DATABASE_APP_URL: app }: Variables,
  dataDir: string,
): Settings['database'] {
  if (!owner && !app) return { kind: 'embedded', dataDir };
  if (!owner || !app) {
    throw new StartRefused(
      'Set DATABASE_URL (the owner) and DATABASE_APP_URL (the role of the server) together, or neither.',
    );
  }
  if (new URL(owner).username === new URL(app).username) {
    throw new StartRefused('DATABASE_APP_URL names the owner. Give the server a role of its own.');
  }
  return { kind: 'external', owner, app };
}

function tlsFrom({ TLS_CERT: cert, TLS_KEY: key }: Variables): Settings['tls'] {
  if (!cert && !key) return null;
  if (!cert || !key) throw new StartRefused('Set TLS_CERT and TLS_KEY together, or neither.');
  for (const [name, file] of Object.entries({ TLS_CERT: cert, TLS_KEY: key })) {
    if (!existsSync(file))
      throw new StartRefused(`${name} names a file that is not there: ${file}`);
  }
  return { cert, key };
}

function mailFrom(
  { SMTP_URL: url, MAIL_FROM }: Variables,
  publicUrl: URL,
  dataDir: string,
): MailSettings {
  const from = MAIL_FROM ?? `Ibandla <no-reply@${publicUrl.hostname}>`;
  return url ? { kind: 'smtp', url, from } : { kind: 'files', folder: join(dataDir, 'mail'), from };
}

/** Hosts beside the browsers' own push services, and whom a push service may ask about us. */
function pushFrom({ PUSH_SERVICES: services }: Variables, publicUrl: URL): PushSettings {
  const contact =
    publicUrl.protocol === 'https:' ? publicUrl.origin : `mailto:no-reply@${publicUrl.hostname}`;
  return { services, contact };
}

/** Whether only this machine is reached by the name or address. */
function isLocal(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/**
 * Whether the sample churches are there. Everybody knows the passwords of their accounts, so a server
 * that others may reach does not start with them.
 */
function sampleDataFrom(read: Variables, publicUrl: URL): boolean {
  if (read.NODE_ENV === 'production') return false;
  const named = { PUBLIC_URL: publicUrl.hostname, HOST: read.HOST ?? 'localhost' } as const;
  for (const name of ['PUBLIC_URL', 'HOST'] as const) {
    if (isLocal(named[name])) continue;
    throw new StartRefused(
      `${name} is "${read[name]}", which others can reach, and the passwords of the sample data are known to everybody. Set NODE_ENV=production to leave the sample data out, or remove ${name}.`,
    );
  }
  return true;
}

/** Reads the environment, or refuses with the sentence that says what to change. */
export function readSettings(
  env: Record<string, string | undefined>,
  isRoot = process.getuid?.() === 0,
): Settings {
  const read = readVariables(env);
  const tls = tlsFrom(read);
  const dataDir = read.DATA_DIR ?? (isRoot ? '/var/lib/ibandla' : './data');
  const publicUrl = new URL(
    read.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${read.PORT}`,
  );
  const sampleData = sampleDataFrom(read, publicUrl);
  return {
    port: read.PORT,
    host: read.HOST ?? (sampleData ? 'localhost' : '0.0.0.0'),
    database: databaseFrom(read, dataDir),
    publicUrl,
    tls,
    trustedProxies: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    sampleData,
    signUp: read.SIGN_UP,
    mail: mailFrom(read, publicUrl, dataDir),
    push: pushFrom(read, publicUrl),
  };
}
