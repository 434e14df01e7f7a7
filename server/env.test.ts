import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

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
    [{ DATABASE_URL: 'postgres://o@h/d' }, /together, or neither/],
    [
      { DATABASE_URL: 'mysql://o@h/d', DATABASE_APP_URL: 'postgres://a@h/d' },
      /DATABASE_URL is not/,
    ],
    [{ DATABASE_URL: 'postgres://o@h/d', DATABASE_APP_URL: 'postgres://o@h/d' }, /names the owner/],
  ])('a bad value stops the start with a sentence: %j', (env, sentence) => {
    expect(() => readSettings(env, false)).toThrow(sentence);
  });
});
