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

  test('sample data is for this machine alone unless HOST says otherwise', () => {
    expect(readSettings({ HOST: '0.0.0.0' }, false).host).toBe('0.0.0.0');
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
