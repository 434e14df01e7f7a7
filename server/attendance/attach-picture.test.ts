import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachPictureName } from '#domain/attendance/attach-picture-policy.ts';
import { must } from '#domain/must.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { bearer } from '../../tests/support/api.ts';
import { church, endRoles, wholeTenant } from '../../tests/support/members.ts';
import { addPicture, picture } from '../../tests/support/pictures.ts';
import { mutationOf, push, reportFor, today } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

const usher = (at: 0 | 1 | 2 = 0) => tenant.person('Usher', church(tenant.churches[at]));

let days = 0;
const freshDay = () => addDays(today(), -(days++ % 58));

async function send(person: Person, name: string, args: unknown, id: string = randomUUID()) {
  const mutation = mutationOf(args, { id, name });
  const [result] = await push(server.app, bearer(person.signedIn), [mutation]);
  return must(result, 'a result');
}

/** A submission, as its device knows it. */
async function submitted(person: Person, change: { date?: string; attendance?: number } = {}) {
  const report = reportFor(tenant, { date: freshDay(), ...change });
  const versionId = randomUUID();
  const { status } = await send(person, 'attendance.submitChurchReport', report, versionId);
  const { date, churchId, groupId, serviceId } = report;
  return { place: { date, churchId, groupId, serviceId }, versionId, status };
}
type Submitted = Awaited<ReturnType<typeof submitted>>;

async function added(person: Person): Promise<string> {
  const id = randomUUID();
  expect((await addPicture(server.app, person, id, picture('photo.jpg'))).status).toBe(202);
  return id;
}

const attach = (person: Person, { place, versionId }: Submitted, pictureId: string) =>
  send(person, attachPictureName, { ...place, versionId, pictureId });

async function attached(person: Person, report: Submitted): Promise<string> {
  const pictureId = await added(person);
  expect(await attach(person, report, pictureId)).toMatchObject({ status: 'applied' });
  return pictureId;
}

async function shownOf(person: Person, reportId: string) {
  const answer = await person.ask('GET', `/api/v1/churches/attendance/${reportId}`);
  const { data } = (await answer.json()) as { data: { pictures: { id: string }[] } };
  return data.pictures;
}

const looked = async (person: Person, id: string) =>
  (await person.ask('GET', pictureAddress(id))).status;

async function voided(person: Person, { place, versionId: id }: Submitted, reason: string | null) {
  const args = { ...place, id, basedOn: id, reason };
  expect(await send(person, 'attendance.void', args)).toMatchObject({ status: 'applied' });
}

const refused = (message: string) => ({ status: 'rejected', problem: { message } });

test('issue 11.3: a photo of the tally sheet comes with its report, for exactly who may read it', async () => {
  const author = await usher();
  const report = await submitted(author);
  const id = await attached(author, report);
  expect(await shownOf(administrator, report.versionId)).toEqual([
    { id, versionId: report.versionId },
  ]);
  expect(await looked(author, id)).toBe(200);
  expect(await looked(administrator, id)).toBe(200);
  // Another usher of the church reads only reports of their own.
  expect(await looked(await usher(), id)).toBe(404);
  expect(await looked(await usher(1), id)).toBe(404);
  const elsewhere = await newTenant(server);
  expect(await looked(await elsewhere.person('System Admin', wholeTenant), id)).toBe(404);
});

test('issue 11.3: the same photo said again is one photo, under the same id or another', async () => {
  const author = await usher();
  const report = await submitted(author);
  const pictureId = await added(author);
  const args = { ...report.place, versionId: report.versionId, pictureId };
  const id = randomUUID();
  expect(await send(author, attachPictureName, args, id)).toMatchObject({ status: 'applied' });
  expect(await send(author, attachPictureName, args, id)).toMatchObject({ status: 'duplicate' });
  expect(await send(author, attachPictureName, args)).toMatchObject({ status: 'applied' });
  expect(await shownOf(author, report.versionId)).toHaveLength(1);
});

test('issue 11.3: a report has three photos at most, also when they come at once', async () => {
  const author = await usher();
  const report = await submitted(author);
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => added(author)));
  const results = await Promise.all(ids.map((id) => attach(author, report, id)));
  const kinds = results.map(({ status }) => status).toSorted();
  expect(kinds).toEqual(['applied', 'applied', 'applied', 'rejected', 'rejected']);
  const tooMany = results.find(({ status }) => status === 'rejected');
  expect(tooMany).toMatchObject(refused('A report has at most 3 photos'));
  expect(await shownOf(author, report.versionId)).toHaveLength(3);
});

test('B02 nobody adds a photo to a report of somebody else, or of a place that it is not at', async () => {
  const author = await usher();
  const report = await submitted(author);
  const none = refused('This report does not exist');
  for (const other of [await usher(), await usher(1), administrator]) {
    expect(await attach(other, report, await added(other))).toMatchObject(none);
  }
  const moved = { ...report, place: { ...report.place, churchId: must(tenant.churches[1], '') } };
  expect(await attach(author, moved, await added(author))).toMatchObject(none);
  expect(await attach(author, report, await added(administrator))).toMatchObject(
    refused('This picture did not arrive. Choose it again'),
  );
  expect(await shownOf(author, report.versionId)).toEqual([]);
});

test('issue 11.3: a picture of one report is not made that of another', async () => {
  const author = await usher();
  const [first, second] = [await submitted(author), await submitted(author)];
  const id = await attached(author, first);
  expect(await attach(author, second, id)).toMatchObject({ status: 'rejected' });
  expect(await shownOf(author, first.versionId)).toHaveLength(1);
});

test('issue 11.3: the photos go with a deleted report, and later ones are refused in words', async () => {
  const author = await usher();
  const report = await submitted(author);
  const id = await attached(author, report);
  await voided(author, report, null);
  expect(await looked(author, id)).toBe(404);
  expect(await attach(author, report, await added(author))).toMatchObject(
    refused('This report was deleted. Its photos are not kept'),
  );
});

test('issue 11.3: of two reports for one service each keeps its photos, until its author takes it back', async () => {
  const [one, other] = [await usher(), await usher()];
  const first = await submitted(one, { attendance: 50 });
  const second = await submitted(other, { date: first.place.date, attendance: 60 });
  const ids = [await attached(one, first), await attached(other, second)];
  expect((await shownOf(one, first.versionId)).map(({ id }) => id)).toEqual(ids);
  const back = { ...second.place, id: first.versionId, basedOn: second.versionId, reason: null };
  expect(await send(other, 'attendance.void', back)).toMatchObject({ status: 'applied' });
  expect((await shownOf(one, first.versionId)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
});

/** A report whose author's role ended before it came, with a photo. */
async function inReview() {
  const author = await usher();
  await endRoles(server.services.pool, tenant.id, author.id);
  const report = await submitted(author);
  expect(report.status).toBe('held');
  return { author, report, id: await attached(author, report) };
}

const decide = (id: string, how: 'accept' | 'refuse') =>
  administrator.ask('POST', `/api/v1/churches/attendance/held/${id}/${how}`, {});

test('issue 11.3: a report that waits in review takes photos, which come with it when it is accepted', async () => {
  const { author, report, id } = await inReview();
  expect(await looked(author, id)).toBe(200);
  expect(await looked(administrator, id)).toBe(200);
  expect(await looked(await usher(), id)).toBe(404);
  expect((await decide(report.versionId, 'accept')).status).toBe(202);
  expect(await shownOf(administrator, report.versionId)).toMatchObject([{ id }]);
  expect(await looked(administrator, id)).toBe(200);
});

test('issue 11.3: the photos of a report that was refused in review go', async () => {
  const { author, report, id } = await inReview();
  expect((await decide(report.versionId, 'refuse')).status).toBe(202);
  expect(await looked(administrator, id)).toBe(404);
  expect(await attach(author, report, await added(author))).toMatchObject(
    refused('This report was refused. Its photos are not kept'),
  );
});

test('issue 11.3: whose role ended since adds no photo to a report that counts', async () => {
  const author = await usher();
  const report = await submitted(author);
  await endRoles(server.services.pool, tenant.id, author.id);
  expect(await attach(author, report, await added(author))).toMatchObject({ status: 'rejected' });
});

test('issue 11.3: a submit grant brings a report and no photo: both wait for their author’s session', async () => {
  const author = await usher();
  const report = await submitted(author);
  const pictureId = await added(author);
  const grant = { 'x-submit-grant': author.signedIn.session.submitGrant };
  const args = { ...report.place, versionId: report.versionId, pictureId };
  const [result] = await push(server.app, grant, [mutationOf(args, { name: attachPictureName })]);
  expect(result?.status).not.toBe('applied');
  const kept = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<{ owner_kind: string }>('', 'select owner_kind from picture where id = $1', [
      pictureId,
    ]),
  );
  expect(kept).toEqual([{ owner_kind: 'waiting' }]);
});
