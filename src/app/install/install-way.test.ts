import { describe, expect, test } from 'vitest';
import { installWay, isTimely } from './install-way.ts';

const chromium = {
  hasPrompt: true,
  installed: false,
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36',
  touchPoints: 5,
};
const safari = (userAgent: string, touchPoints: number) => ({
  hasPrompt: false,
  installed: false,
  userAgent,
  touchPoints,
});
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari';

describe('B45 the way to the home screen', () => {
  test('a browser that offers it is asked', () => expect(installWay(chromium)).toBe('prompt'));
  test('an iPhone is walked through', () => expect(installWay(safari(iphone, 5))).toBe('iphone'));
  test('an iPad calls itself a Mac', () => {
    expect(installWay(safari(mac, 5))).toBe('ipad');
    expect(installWay(safari(mac, 0))).toBeNull();
  });
  test('whoever opened it from there is asked nothing', () => {
    expect(installWay({ ...chromium, installed: true })).toBeNull();
    expect(installWay({ ...safari(iphone, 5), installed: true })).toBeNull();
  });
});

describe('B45 when it is offered', () => {
  const hour = 60 * 60 * 1000;
  const now = 1_000 * 24 * hour;
  const first = { now, firstVisit: 0, sent: false, declined: 0 };
  test('never before the first value', () => {
    expect(isTimely(first)).toBe(false);
    expect(isTimely({ ...first, firstVisit: now - hour })).toBe(false);
  });
  test('after the first report that arrived', () => {
    expect(isTimely({ ...first, sent: true })).toBe(true);
  });
  test('on the second visit', () => {
    expect(isTimely({ ...first, firstVisit: now - 7 * 24 * hour })).toBe(true);
  });
  test('"Not now" holds for thirty days', () => {
    const declined = { ...first, sent: true };
    expect(isTimely({ ...declined, declined: now - 29 * 24 * hour })).toBe(false);
    expect(isTimely({ ...declined, declined: now - 31 * 24 * hour })).toBe(true);
  });
});
