import { describe, expect, test } from 'vitest';
import { weaknessOf } from './weak-passwords.ts';

const person = { email: 'naledi.mokoena@church.example', name: 'Naledi Mokoena' };

describe('a password that somebody chooses', () => {
  test.each([
    'Password123!',
    'P@ssw0rd2026',
    'qwertyuiop1',
    '1q2w3e4r5t',
    'iloveyou1234',
    'JesusIsLord7',
    'GodIsGood123',
    'Ibandla2026!',
    'hallelujah7',
    'KaizerChiefs1',
  ])('%s is one that many people use', async (password) => {
    expect(await weaknessOf(password, person)).toMatch(
      /^Many people use this password.*Choose another$/,
    );
  });

  test.each(['naledi.mokoena', 'NalediMokoena', 'Mokoena1985', 'idelan1234!'])(
    '%s is the name of its owner',
    async (password) => {
      expect(await weaknessOf(password, person)).toMatch(
        /^Your own name .* Choose another password$/,
      );
    },
  );

  test.each(['aaaaaaaaaaaa', 'abcabcabcabc', '9876543210', '2026-11-24', 'zxcvbnm,./'])(
    '%s is too regular, and the sentence says to choose a longer one',
    async (password) => {
      expect(await weaknessOf(password, person)).toMatch(/Choose (a longer one|another)/);
    },
  );

  test.each([
    'a longer one of mine',
    'vuyo & lindiwe',
    'Umzimvubu-river-9',
    'correct horse battery',
    'xkqzpvwmtbrd',
    'Mokoena feeds 30 grey goats',
  ])('%s is strong enough', async (password) => {
    expect(await weaknessOf(password, person)).toBeNull();
  });

  test('the longest that can be sent takes little work, however it is made', async () => {
    const before = process.cpuUsage();
    for (const part of ['a', 'p4s$w0rd', '4@8({[</369&#!1/|0$5+7%2 ', 'l1|4@3']) {
      await weaknessOf(part.repeat(200).slice(0, 200), person);
    }
    const { user, system } = process.cpuUsage(before);
    // Microseconds. All 200 characters of these took 2 s and more.
    expect(user + system).toBeLessThan(2_000_000);
  });
});
