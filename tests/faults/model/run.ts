import assert from 'node:assert/strict';
import type { AttendanceReport } from '../../../src/domain/attendance/entities.ts';
import { must, unreachable } from '../../../src/domain/must.ts';
import { pictureAddress } from '../../../src/domain/sync/picture-address.ts';
import { addDays } from '../../../src/domain/values/dates/local-date.ts';
import type { DraftContext, ReportDraft } from '../../../src/store/attendance/draft.ts';
import { Actor } from './actor.ts';
import type { Step, Who } from './steps.ts';
import type { Places } from '../../support/places.ts';
import { today } from '../../support/reports.ts';
import type { World } from './world.ts';

type Actors = readonly Actor[];

function contextOf(places: Places, step: { service: number; daysAgo: number }): DraftContext {
  return {
    form: 'church-attendance-report',
    churchId: places.churches[0],
    serviceId: must([places.services[0], places.secondService][step.service], 'the service'),
    date: addDays(today(), -step.daysAgo),
  };
}

async function take(world: World, places: Places, actors: Actors, step: Step): Promise<void> {
  const actor = (who: Who) => must(actors[who], 'the device');
  switch (step.do) {
    case 'draft':
      await actor(step.who).draft(contextOf(places, step), step.attendance);
      return;
    case 'submit':
      return actor(step.who).submit(contextOf(places, step), step.attendance);
    case 'mend':
      return actor(step.who).mend(step.nth, step.attendance);
    case 'remove':
      if (step.newsFirst) await actor(step.who).synchronise('push', 'pass');
      return actor(step.who).remove(step.nth, step.reason);
    case 'photo':
      return actor(step.who).choosePhoto();
    case 'synchronise':
      return actor(step.who).synchronise(step.leg, step.fate);
    case 'synchroniseAll':
      await Promise.all(actors.map((one) => one.synchronise('push', 'pass')));
      return;
    case 'cut':
      actor(step.who).line.down = true;
      return;
    case 'restore':
      actor(step.who).line.down = false;
      return;
    case 'kill':
      return actor(step.who).kill();
    case 'jumpClock':
      return actor(step.who).jumpClock(step.hours);
    case 'replay':
      return actor(step.who).line.replay(step.nth);
    case 'restartServer':
      return world.restart();
    default:
      return unreachable(step);
  }
}

/** O1 and O2: what each device was told was saved is there, once, with the number it said last. */
async function assertArrivedOnce(world: World, places: Places, actors: Actors): Promise<void> {
  const arrived = await world.arrivals(places.id);
  const expected = actors
    .flatMap(({ person, saved, deletions, photos }) => [
      ...Array.from(saved, ([id, attendance]) => ({ id, accountId: person.user.id, attendance })),
      ...[...deletions.keys(), ...photos.keys()].map((id) => ({
        id,
        accountId: person.user.id,
        attendance: null,
      })),
    ])
    .toSorted((a, b) => a.id.localeCompare(b.id));
  // O3 is in it: each under the account of the person who counted.
  assert.deepEqual(arrived, expected);
}

/** O1: a number that was kept and not submitted is still in its draft. */
async function assertDraftsKept(actor: Actor): Promise<void> {
  const { vault } = await actor.store();
  const kept = (await vault.drafts.toArray()) as ReportDraft[];
  const values = new Map(kept.map((draft) => [draft.key, draft.values.attendance]));
  for (const [key, attendance] of actor.drafts) {
    assert.equal(values.get(key), attendance, `The draft ${key} lost its number`);
  }
}

const byId = (a: AttendanceReport, b: AttendanceReport) => a.id.localeCompare(b.id);

/** The device holds what the server would show this person. */
async function assertConverged(world: World, actor: Actor): Promise<void> {
  const { cache, vault } = await actor.store();
  const states = (await vault.items.toArray()).map((item) => item.state.kind);
  assert.deepEqual([...new Set(states)], states.length > 0 ? ['sent'] : [], 'Items still wait');
  const rows = await cache.attendanceReport.toArray();
  const held = rows.map(({ _scopes, _generation, ...row }) => row satisfies AttendanceReport);
  const shown = await world.browse(actor.person);
  const listed = held.filter(({ status }) => status !== 'void');
  assert.deepEqual(listed.toSorted(byId), shown.toSorted(byId));
}

/** Fails if a deleted report still stands, or if a deletion voided another report. */
async function assertDeleted(world: World, places: Places, actors: Actors): Promise<void> {
  const deleted = new Set(actors.flatMap(({ deletions }) => [...deletions.values()]));
  for (const { status, version } of await world.currentVersions(places.id)) {
    assert.equal(status === 'void', deleted.has(version), `The report on ${version} is ${status}`);
  }
}

/** A07: of all that somebody chose, the last is their photo, whole; the others are gone. */
async function assertPhotoShown(world: World, { person, photos }: Actor): Promise<void> {
  const last = [...photos.values()].at(-1);
  const shown = { kind: 'account', address: pictureAddress(last ?? '') };
  assert.deepEqual(await world.pictures(person), last === undefined ? [] : [shown]);
}

/** Plays a story on three devices, lets the network be good at last, and asks the oracles. */
export async function play(world: World, story: readonly Step[]): Promise<void> {
  const places = await world.places();
  const roles = ['Usher', 'Usher', 'Church Admin'] as const;
  const actors: Actor[] = [];
  for (const role of roles) {
    actors.push(await Actor.signedIn(await world.person(places, role), world.fetch));
  }
  for (const step of story) await take(world, places, actors, step);
  for (const actor of actors) await actor.settle();
  // Once more, for what the others' reports changed meanwhile.
  for (const actor of actors) await actor.settle();
  await assertArrivedOnce(world, places, actors);
  await assertDeleted(world, places, actors);
  for (const actor of actors) {
    await assertDraftsKept(actor);
    await assertConverged(world, actor);
    await assertPhotoShown(world, actor);
  }
}
