import { valuesOf } from '#domain/attendance/deciding.ts';
import assert from 'node:assert/strict';
import { changeOwnPhoto } from '../../../src/domain/access/change-own-photo.ts';
import { submitChurchReport, voidReport } from '../../../src/domain/attendance/operations.ts';
import type { SignedIn } from '../../../src/domain/access/session.ts';
import { Failure } from '../../../src/domain/errors.ts';
import { newId } from '../../../src/domain/values/new-id.ts';
import { myReports } from '../../../src/store/attendance/my-reports/my-reports.ts';
import { takeBack } from '../../../src/store/attendance/my-reports/take-back.ts';
import { storeOf, type Store } from '../../../src/store/database.ts';
import {
  openDraft,
  type ReportDraft,
  type DraftContext,
} from '../../../src/store/attendance/draft.ts';
import { saveDraft } from '../../../src/store/drafts/drafts.ts';
import { renewSubmission } from '../../../src/store/outbox/renew-submission.ts';
import { draftOfItem } from '../../../src/store/attendance/my-reports/mend-item.ts';
import { isUntried, type Item } from '../../../src/store/outbox/item.ts';
import { discardItem, queueItem } from '../../../src/store/outbox/outbox.ts';
import { beginSession } from '../../../src/store/session/session-changes.ts';
import { synchronise } from '../../../src/sync/synchronise.ts';
import { picture } from '../../support/pictures.ts';
import { memoryDevice, type Device } from '../../support/device.ts';
import { must } from '../../../src/domain/must.ts';
import type { SyncContext } from '../../../src/sync/context.ts';
import { Line, type Fate, type Leg } from './line.ts';

const photo = new Uint8Array(picture('photo.jpg')).buffer;

/** Why a deletion comes too late: somebody changed the report, or counted it too. */
const refusals = new Set<string | false>(['conflict', 'forbidden', 'validation']);

/** A deletion that is on its way is not taken back. */
function unlessOnItsWay(error: unknown): null {
  if (error instanceof Failure && error.code === 'conflict') return null;
  throw error;
}

/** A person at a device: what they do, and what they were told was saved. */
export class Actor {
  readonly person: SignedIn;
  readonly line: Line;
  /** Submission id -> attendance that was said to be saved under it last. */
  readonly saved = new Map<string, number>();
  /** Draft key -> attendance that was said to be saved in it last. */
  readonly drafts = new Map<string, number>();
  /** Submission id -> version that this person deleted by it. */
  readonly deletions = new Map<string, string>();
  /** Submission id -> the picture that it shows. */
  readonly photos = new Map<string, string>();
  private device: Device;

  private constructor(person: SignedIn, line: Line, device: Device) {
    this.person = person;
    this.line = line;
    this.device = device;
  }

  static async signedIn(person: SignedIn, server: SyncContext['fetch']): Promise<Actor> {
    const line = new Line(server);
    const device = memoryDevice(line.fetch, Date.now());
    await beginSession(device.databases.vault, person);
    return new Actor(person, line, device);
  }

  async store(): Promise<Store> {
    return must(await storeOf(this.device.databases), 'the person at the device');
  }

  async draft(context: DraftContext, attendance: number): Promise<ReportDraft> {
    const store = await this.store();
    return this.keep(store, await openDraft(store, context), attendance);
  }

  async submit(context: DraftContext, attendance: number): Promise<void> {
    await this.queue(await this.draft(context, attendance));
  }

  async mend(nth: number, attendance: number): Promise<void> {
    const store = await this.store();
    const items = await store.vault.items.orderBy('id').toArray();
    const item = items.at(nth % Math.max(1, items.length));
    const draft = item && (await draftOfItem(store, item.id));
    if (draft) await this.queue(await this.keep(store, draft, attendance));
  }

  async choosePhoto(): Promise<void> {
    const store = await this.store();
    const [id, pictureId] = [newId(), newId()];
    await queueItem(store.vault, {
      operation: changeOwnPhoto,
      id,
      input: { pictureId },
      profile: store.profile,
      now: new Date(this.device.clock.now),
      pictures: [{ id: pictureId, type: 'image/jpeg', bytes: photo }],
    });
    this.photos.set(id, pictureId);
  }

  /** Deletes one of the reports that "My reports" shows, as its menu does. */
  async remove(nth: number, reason: string | null): Promise<void> {
    const store = await this.store();
    const rows = await myReports(store);
    const row = rows.at(nth % Math.max(1, rows.length));
    // Such rows offer no deletion.
    if (!row || row.state === 'conflict') return;
    if (row.state === 'sent' && row.reportId === null) return;
    const before = await store.vault.items.toArray();
    const input = await takeBack(store, row, reason).catch(unlessOnItsWay);
    if (row.state === 'draft') this.drafts.delete(row.draftKey);
    await this.forget(store, before);
    if (!input) return;
    const id = newId();
    await queueItem(store.vault, {
      operation: voidReport,
      id,
      input,
      profile: store.profile,
      now: new Date(this.device.clock.now),
    });
    this.deletions.set(id, input.basedOn);
  }

  /** Forgets items that no server can have: they were taken back. Other missing items were lost, and fail the test. */
  private async forget(store: Store, before: readonly Item[]): Promise<void> {
    const left = new Set(await store.vault.items.toCollection().primaryKeys());
    const gone = before.filter(({ id }) => !left.has(id));
    for (const item of gone.filter((one) => isUntried(one) || one.state.kind === 'attention')) {
      this.saved.delete(item.id);
      this.deletions.delete(item.id);
    }
  }

  /** Reads that a deletion came too late, and puts it away. Nothing else is ever refused. */
  private async putAwayRefused(store: Store): Promise<void> {
    const refused = await store.vault.items.where({ 'state.kind': 'attention' }).toArray();
    for (const { id, state } of refused) {
      assert.ok(this.deletions.has(id), `Refused: ${JSON.stringify(state)}`);
      const code = state.kind === 'attention' && state.problem.code;
      assert.ok(refusals.has(code), `A deletion was refused: ${JSON.stringify(state)}`);
      await discardItem(store, id);
      this.deletions.delete(id);
    }
  }

  private async keep(store: Store, draft: ReportDraft, attendance: number): Promise<ReportDraft> {
    const counted = { ...draft, values: { ...draft.values, attendance } };
    if ((await saveDraft(store, counted)) === 'saved') this.drafts.set(draft.key, attendance);
    return counted;
  }

  private async queue(draft: ReportDraft): Promise<void> {
    const store = await this.store();
    const { date, churchId, groupId, serviceId, basedOn, values } = draft;
    const attempt = (id: string, on: string | null) =>
      queueItem(store.vault, {
        operation: submitChurchReport,
        id,
        input: { date, churchId, groupId, serviceId, basedOn: on, ...valuesOf(values) },
        profile: store.profile,
        now: new Date(this.device.clock.now),
      });
    try {
      await attempt(draft.submissionId, basedOn);
      this.saved.set(draft.submissionId, must(values.attendance, 'a count'));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'mutation_reuse') throw error;
      const renewed = await renewSubmission(store, draft);
      await attempt(renewed.submissionId, renewed.basedOn);
      this.saved.set(renewed.submissionId, must(values.attendance, 'a count'));
    }
    this.drafts.delete(draft.key);
  }

  /** All that a device does when it wakes. A fate that kills it leaves it freshly started. */
  async synchronise(leg: Leg, fate: Fate): Promise<void> {
    const dying = this.line.next(leg, fate);
    const run = synchronise(this.device.context, { reset: false });
    const died = dying?.then(() => true) ?? new Promise<never>(() => undefined);
    if (await Promise.race([died, run.then(() => false)])) this.kill();
  }

  kill(): void {
    this.line.endLife();
    this.device = this.device.restart();
  }

  jumpClock(hours: number): void {
    this.device.clock.now += hours * 3_600_000;
  }

  /** The network is good, the person presses "Send now": until nothing waits any more. */
  async settle(): Promise<void> {
    this.line.clear();
    for (let turn = 0; turn < 8; turn += 1) {
      await synchronise(this.device.context, { reset: true });
      const store = await this.store();
      await this.putAwayRefused(store);
      const { vault } = store;
      const settled = await vault.items.where('state.kind').equals('sent').count();
      if (settled === (await vault.items.count())) return;
    }
  }
}
