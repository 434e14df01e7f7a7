import { submitChurchReport, voidReport } from '../../../src/domain/attendance/operations.ts';
import type { SignedIn } from '../../../src/domain/access/session.ts';
import { Failure } from '../../../src/domain/errors.ts';
import { takeAway } from '../../../src/features/attendance/delete-report.ts';
import { myReports } from '../../../src/store/attendance/my-reports.ts';
import { storeOf, type Store } from '../../../src/store/database.ts';
import { openDraft, renewSubmission, saveDraft } from '../../../src/store/drafts.ts';
import type { Draft, DraftContext } from '../../../src/store/draft.ts';
import { draftOfItem } from '../../../src/store/mend-item.ts';
import { queueItem } from '../../../src/store/outbox.ts';
import { beginSession } from '../../../src/store/session-changes.ts';
import { synchronise } from '../../../src/sync/synchronise.ts';
import { memoryDevice, type Device } from '../../support/device.ts';
import { must } from '../../../src/domain/must.ts';
import { newId } from '../../../src/domain/values/new-id.ts';
import type { SyncContext } from '../../../src/sync/context.ts';
import { Line, type Fate, type Leg } from './line.ts';

/** A person at a device: what they do, and what they were told was saved. */
export class Actor {
  readonly person: SignedIn;
  readonly line: Line;
  /** Submission id -> attendance that was said to be saved under it last. */
  readonly saved = new Map<string, number>();
  /** Draft key -> attendance that was said to be saved in it last. */
  readonly drafts = new Map<string, number>();
  /** Item id of each deletion that was said to be saved -> the version that is to go. */
  readonly deleted = new Map<string, string>();
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

  async draft(context: DraftContext, attendance: number): Promise<Draft> {
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

  /** Deletes one of "My reports", as its screen does: what no server has goes at once. */
  async delete(nth: number): Promise<void> {
    const store = await this.store();
    const rows = await myReports(store);
    const row = rows.at(nth % Math.max(1, rows.length));
    // Such rows offer no deletion.
    if (!row || row.decides || row.state === 'conflict') return;
    if (row.state === 'sent' && row.reportId === null) return;
    const input = await takeAway(store, row, 'Counted twice');
    if (!input) {
      if (row.state === 'draft') this.drafts.delete(row.draftKey);
      else this.saved.delete(row.key);
      return;
    }
    const id = newId();
    const { vault, profile } = store;
    const now = new Date(this.device.clock.now);
    await queueItem(vault, { operation: voidReport, id, input, profile, now });
    this.deleted.set(id, input.basedOn);
  }

  private async keep(store: Store, draft: Draft, attendance: number): Promise<Draft> {
    const counted = { ...draft, values: { ...draft.values, attendance } };
    if ((await saveDraft(store, counted)) === 'saved') this.drafts.set(draft.key, attendance);
    return counted;
  }

  private async queue(draft: Draft): Promise<void> {
    const store = await this.store();
    const { date, churchId, groupId, serviceId, basedOn, values } = draft;
    const attempt = (id: string, on: string | null) =>
      queueItem(store.vault, {
        operation: submitChurchReport,
        id,
        input: { date, churchId, groupId, serviceId, basedOn: on, ...values },
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
      const { vault } = await this.store();
      const answered = vault.items.where('state.kind').anyOf('sent', 'attention');
      if ((await answered.count()) === (await vault.items.count())) return;
    }
  }
}
