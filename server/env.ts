import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { type SignUp, signUpWays } from './access/accounts/sign-up.ts';
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

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefused(`PORT is "${text}". Set it to a number from 0 to 65535.`);
}

function databaseFrom(env: Environment, isRoot: boolean): Settings['database'] {
  const [owner, app] = [env['DATABASE_URL'], env['DATABASE_APP_URL']];
  if (!owner && !app) {
    return { kind: 'embedded', dataDir: dataDirFrom(env, isRoot) };
  }
  if (!owner || !app) {
    throw new StartRefused(
      'Set DATABASE_URL (the owner) and DATABASE_APP_URL (the role of the server) together, or neither.',
    );
  }
  for (const [name, value] of Object.entries({ DATABASE_URL: owner, DATABASE_APP_URL: app })) {
    if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
      throw new StartRefused(
        `${name} is not an address such as postgres://user:password@host/name.`,
      );
    }
  }
  if (new URL(owner).username === new URL(app).username) {
    throw new StartRefused('DATABASE_APP_URL names the owner. Give the server a role of its own.');
  }
  return { kind: 'external', owner, app };
}

function tlsFrom(env: Environment): Settings['tls'] {
  const [cert, key] = [env['TLS_CERT'], env['TLS_KEY']];
  if (!cert && !key) return null;
  if (!cert || !key) throw new StartRefused('Set TLS_CERT and TLS_KEY together, or neither.');
  for (const [name, file] of Object.entries({ TLS_CERT: cert, TLS_KEY: key })) {
    if (!existsSync(file))
      throw new StartRefused(`${name} names a file that is not there: ${file}`);
  }
  return { cert, key };
}

function proxiesFrom(text: string | undefined): string[] {
  const addresses = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = addresses.find(
    (address) => !ipaddr.isValid(address) && !ipaddr.isValidCIDR(address),
  );
  if (wrong === undefined) return addresses;
  throw new StartRefused(
    `TRUST_PROXY has "${wrong}". List the addresses of your proxies, such as 10.0.0.1 or 10.0.0.0/8.`,
  );
}

function publicUrlFrom(text: string | undefined, fallback: string): URL {
  if (!text) return new URL(fallback);
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new StartRefused(
    `PUBLIC_URL is "${text}". Set it to an address such as https://church.example.`,
  );
}

function dataDirFrom(env: Environment, isRoot: boolean): string {
  return env['DATA_DIR'] || (isRoot ? '/var/lib/ibandla' : './data');
}

function mailFrom(env: Environment, publicUrl: URL, dataDir: string): MailSettings {
  const from = env['MAIL_FROM'] || `Ibandla <no-reply@${publicUrl.hostname}>`;
  const url = env['SMTP_URL'];
  if (!url) return { kind: 'files', folder: join(dataDir, 'mail'), from };
  if (/^smtps?:\/\//.test(url) && URL.canParse(url)) return { kind: 'smtp', url, from };
  throw new StartRefused(
    'SMTP_URL is not an address such as smtp://user:password@mail.example:587.',
  );
}

/** Hosts beside the browsers' own push services, and whom a push service may ask about us. */
function pushFrom(text: string | undefined, publicUrl: URL): PushSettings {
  const hosts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host));
  if (wrong !== undefined) {
    throw new StartRefused(
      `PUSH_SERVICES has "${wrong}". List hosts, such as push.church.example or push.church.example:8443.`,
    );
  }
  const contact =
    publicUrl.protocol === 'https:' ? publicUrl.origin : `mailto:no-reply@${publicUrl.hostname}`;
  return { services: hosts, contact };
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
function sampleDataFrom(env: Environment, publicUrl: URL): boolean {
  if (env['NODE_ENV'] === 'production') return false;
  const named = { PUBLIC_URL: publicUrl.hostname, HOST: env['HOST'] || 'localhost' };
  for (const [name, host] of Object.entries(named)) {
    if (isLocal(host)) continue;
    throw new StartRefused(
      `${name} is "${env[name]}", which others can reach, and the passwords of the sample data are known to everybody. Set NODE_ENV=production to leave the sample data out, or remove ${name}.`,
    );
  }
  return true;
}

function logLevelFrom(text: string | undefined): string {
  if (!text) return 'info';
  if (logLevels.includes(text)) return text;
  throw new StartRefused(`LOG_LEVEL is "${text}". Use one of ${logLevels.join(', ')}.`);
}

function signUpFrom(text: string | undefined): SignUp {
  if (!text) return 'approval';
  if (isOneOf(signUpWays, text)) return text;
  throw new StartRefused(`SIGN_UP is "${text}". Use one of ${signUpWays.join(', ')}.`);
}

/** Reads the environment, or refuses with the sentence that says what to change. */
export function readSettings(env: Environment, isRoot = process.getuid?.() === 0): Settings {
  const port = portFrom(env['PORT']);
  const tls = tlsFrom(env);
  const publicUrl = publicUrlFrom(
    env['PUBLIC_URL'],
    `${tls ? 'https' : 'http'}://localhost:${port}`,
  );
  const sampleData = sampleDataFrom(env, publicUrl);
  return {
    port,
    host: env['HOST'] || (sampleData ? 'localhost' : '0.0.0.0'),
    database: databaseFrom(env, isRoot),
    publicUrl,
    tls,
    trustedProxies: proxiesFrom(env['TRUST_PROXY']),
    logLevel: logLevelFrom(env['LOG_LEVEL']),
    sampleData,
    signUp: signUpFrom(env['SIGN_UP']),
    mail: mailFrom(env, publicUrl, dataDirFrom(env, isRoot)),
    push: pushFrom(env['PUSH_SERVICES'], publicUrl),
  };
}
