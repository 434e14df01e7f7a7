import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleAt } from '#domain/tally/doors.ts';
import { keysAsked } from '#domain/tally/tally-keys.ts';
import { newTally } from './tally.ts';
import { begunAnew, renamed, takenBack, tapped, withHeard, withLeftOut } from './tapping.ts';

const place = { churchId: 'c', serviceId: 's', date: '2026-11-22' };
const fresh = () => newTally('me', place, { door: 'Main door', now: 1000 });
const keys = keysAsked(null);

test('taps and taps taken back leave as many people as were not taken back', () => {
  const act = fc.oneof(fc.constantFrom(...keys), fc.constant('back' as const));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 100, size: 'max' }), (acts) => {
      let people = 0;
      let tally = fresh();
      for (const one of acts) {
        if (one === 'back') people = Math.max(0, people - 1);
        else people += 1;
        tally = one === 'back' ? takenBack(tally, 2000) : tapped(tally, one, 2000);
      }
      expect(peopleAt(tally)).toBe(people);
    }),
  );
});

test('no change is older than the one before, though the clock was set back', () => {
  const after = tapped(tapped(fresh(), 'men', 5000), 'men', 10);
  expect(Date.parse(after.tappedAt)).toBe(5001);
  expect(Date.parse(renamed(after, 'Gallery', 0).tappedAt)).toBe(5002);
});

const heard = (men: number, at: number) => ({
  id: 'side',
  state: {
    door: 'Side door',
    added: { men },
    taken: {},
    isOut: false,
    tappedAt: new Date(at).toISOString(),
  },
  heardAt: at,
});

test('a door that is scanned twice replaces, it never adds up; an older code takes nothing away', () => {
  const once = withHeard(fresh(), { ...heard(97, 100), way: 'code' });
  const twice = withHeard(once, { ...heard(112, 200), way: 'code' });
  const old = withHeard(twice, { ...heard(97, 100), way: 'code' });
  expect(twice.heard.map(({ state }) => peopleAt(state))).toEqual([112]);
  expect(old.heard.map(({ state }) => peopleAt(state))).toEqual([112]);
});

test('numbers typed again take the place of the first, also when they are fewer', () => {
  const once = withHeard(fresh(), { ...heard(97, 100), way: 'typed' });
  const again = withHeard(once, { ...heard(79, 200), way: 'typed' });
  expect(again.heard.map(({ state }) => peopleAt(state))).toEqual([79]);
});

test('a door that begins anew is another door, and the first is told as out', () => {
  const counted = tapped(fresh(), 'men', 5000);
  const anew = begunAnew(counted, 6000);
  expect(anew.doorId).not.toBe(counted.doorId);
  expect(anew.over).toEqual([counted.doorId]);
  expect(peopleAt(anew)).toBe(0);
});

test('a door is left out and counted in again', () => {
  const out = withLeftOut(withLeftOut(fresh(), 'side', true), 'side', true);
  expect(out.leftOut).toEqual(['side']);
  expect(withLeftOut(out, 'side', false).leftOut).toEqual([]);
});
