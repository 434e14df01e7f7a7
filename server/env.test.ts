import { describe, expect, test } from 'vitest';
import { readSettings, settingNames } from './env.ts';

describe('settings', () => {
  test('a fresh machine needs none', () => {
    expect(readSettings({}, false)).toMatchObject({
      port: 8080,
      host: 'localhost',
      database: { kind: 'embedded', dataDir: './data' },
      tls: null,
      trustedProxies: [],
      logLevel: 'info',
      sampleData: true,
    });
    expect(readSettings({}, false).publicUrl.origin).toBe('http://localhost:8080');
  });

  test('root keeps its data where the database can reach it', () => {
    expect(readSettings({}, true).database).toEqual({
      kind: 'embedded',
      dataDir: '/var/lib/ibandla',
    });
  });

  test('a production server has no sample data and listens for everybody', () => {
    const settings = readSettings({ NODE_ENV: 'production' }, false);
    expect(settings).toMatchObject({ sampleData: false, host: '0.0.0.0' });
  });

  test.each([
    { PUBLIC_URL: 'https://church.example' },
    { PUBLIC_URL: 'http://192.168.1.20:8080' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'church.example' },
    { PUBLIC_URL: 'https://localhost.church.example' },
  ])('issue 10.7: sample data is for this machine alone: %j stops the start', (env) => {
    const [name] = Object.keys(env);
    const sentence = new RegExp(`^${name} is ".*NODE_ENV=production`);
    expect(() => readSettings(env, false)).toThrow(sentence);
    const production = readSettings({ ...env, NODE_ENV: 'production' }, false);
    expect(production.sampleData).toBe(false);
  });

  test.each([
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:9000' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { PUBLIC_URL: 'https://ibandla.localhost', HOST: 'localhost' },
  ])('issue 10.7: with sample data a local address is taken: %j', (env) => {
    expect(readSettings(env, false).sampleData).toBe(true);
  });

  test.each([
    [{ PORT: 'eighty' }, /PORT is "eighty"/],
    [{ PORT: '70000' }, /0 to 65535/],
    [{ PUBLIC_URL: 'church.example' }, /PUBLIC_URL is "church\.example"/],
    [{ PUBLIC_URL: 'ftp://church.example' }, /PUBLIC_URL/],
    [{ TLS_CERT: '/nowhere/cert.pem' }, /TLS_KEY together/],
    [{ TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }, /TLS_CERT names a file/],
    [{ TRUST_PROXY: '10.0.0.1, proxy' }, /TRUST_PROXY has "proxy"/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud"/],
    [{ SIGN_UP: 'yes' }, /SIGN_UP is "yes"/],
    [{ PUSH_SERVICES: 'push.example, https://x' }, /PUSH_SERVICES has "https:\/\/x"\. List hosts/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL is not an address such as smtp:/],
    [{ DATABASE_URL: 'postgres://o@h/d' }, /together, or neither/],
    [
      { DATABASE_URL: 'mysql://o@h/d', DATABASE_APP_URL: 'postgres://a@h/d' },
      /DATABASE_URL is not/,
    ],
    [{ DATABASE_URL: 'postgres://o@h/d', DATABASE_APP_URL: 'postgres://o@h/d' }, /names the owner/],
  ])('a bad value stops the start with a sentence: %j', (env, sentence) => {
    expect(() => readSettings(env, false)).toThrow(sentence);
  });

  test('each wrong value has its sentence, and no password is repeated', () => {
    const env = { PORT: '-1', SIGN_UP: 'yes', SMTP_URL: 'smtp//u:secret@h' };
    const read = () => readSettings(env, false);
    expect(read).toThrow(/^PORT is "-1".*\nSMTP_URL is not .*\nSIGN_UP is "yes"/);
    expect(read).not.toThrow(/secret/);
  });

  test('what is set to nothing is as if it was not set', () => {
    const nothing = Object.fromEntries(settingNames.map((name) => [name, '']));
    expect(readSettings(nothing, false)).toEqual(readSettings({}, false));
  });

  test('lists are read by their commas', () => {
    const env = { TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,', PUSH_SERVICES: 'a.example,b.example:81' };
    const { trustedProxies, push } = readSettings(env, false);
    expect(trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16']);
    expect(push.services).toEqual(['a.example', 'b.example:81']);
  });
});
