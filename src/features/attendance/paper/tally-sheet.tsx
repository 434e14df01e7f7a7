import {
  askedCounts,
  churchAttendanceReport,
  countsOf,
  type CountField,
  type ReportDefinition,
} from '#domain/attendance/definitions.ts';
import { groupAttendanceReport } from '#domain/attendance/report-definitions.ts';
import { inWords, wordFor } from '#domain/attendance/rules.ts';
import type { ReportPolicy, Service } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import type { FieldInput, RegisterField } from '#domain/register/register.ts';
import { reportFields } from '#store/attendance/report-fields.ts';
import { groupsToCount } from '#store/groups/queries.ts';
import { servicesOf } from '#store/churches/services-of.ts';
import { churchesToCount, policyOf } from '#store/churches/queries.ts';
import { ownTenant } from '#store/organisation/own-tenant.ts';
import { databases, storeOf } from '#store/database.ts';
import { openOptions } from '../../../register/custom/open-options.ts';
import { printSheet } from '../../../ui/paper/print-sheet.ts';
import { rememberedContext } from '../place/remembered-context.ts';
import { hintFor, serviceTitle, splitTitles } from '../strings.ts';
import * as css from '../../../ui/paper/paper.css.ts';
import { SheetHead } from '../../../ui/paper/sheet-head.tsx';

/** Question about the report: boxes to tick for a few choices, a line to write on otherwise. */
function Asked({ name, choices }: { name: string; choices: readonly string[] }) {
  const [first = '', ...others] = choices;
  return (
    <>
      <dt>{name}</dt>
      {others.length === 0 ? (
        <dd className={css.answer}>{first}</dd>
      ) : (
        <dd className={css.choices}>
          {choices.map((choice) => (
            <span key={choice} className={css.choice}>
              <span className={css.tick} /> {choice}
            </span>
          ))}
        </dd>
      )}
    </>
  );
}

/** Boxes to tick for a field that is chosen. */
function choicesOf(input: FieldInput): string[] {
  if (input.kind !== 'flag' && input.kind !== 'choice' && input.kind !== 'choices') return [];
  return openOptions(input, []).map(({ label }) => label);
}

interface CountsProps {
  title: string;
  fields: readonly CountField[];
  definition: ReportDefinition;
  policy: ReportPolicy | null;
}

function Counts({ title, fields, definition, policy }: CountsProps) {
  return (
    <section>
      <h2 className={css.part}>{title}</h2>
      <ul className={css.counts}>
        {fields.map((field) => (
          <li key={field} className={css.count}>
            <span>
              {wordFor(field)}
              <span className={css.hint}>{hintFor(field, policy, definition.kind)}</span>
            </span>
            <span className={css.strokes} />
            <span className={css.total} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The empty form on paper: for who counts with a pencil, and for the day the device stays dark. */
function TallySheet({
  definition,
  sender,
  church,
  services,
  groups,
  policy,
  own,
}: {
  definition: ReportDefinition;
  sender: string;
  church: string;
  services: readonly Service[];
  groups: readonly string[];
  policy: ReportPolicy | null;
  /** Custom fields that are asked. */
  own: readonly RegisterField[];
}) {
  const { kind, splits } = definition;
  const inSplits = new Set(splits.flatMap(({ parts }) => parts));
  const others = countsOf(definition).filter((field) => !inSplits.has(field));
  const asksForMoney = definition.columns.some((column) => column.kind === 'money');
  return (
    <article className={css.paper}>
      <SheetHead
        title="Tally sheet"
        sender={sender}
        lines={[kind === 'group' ? 'One sheet for one meeting' : 'One sheet for one service']}
      />
      <dl className={css.asked}>
        <Asked name="Church" choices={[church]} />
        {kind === 'group' ? (
          <Asked name="Group" choices={groups} />
        ) : (
          <Asked name="Service" choices={services.map(serviceTitle)} />
        )}
        <Asked name="Date" choices={[]} />
        <Asked name="Counted by" choices={[]} />
      </dl>
      <Counts title="Everyone" fields={others} definition={definition} policy={policy} />
      {splits.map(({ name, parts }) => (
        <Counts
          key={name}
          title={splitTitles[name]}
          fields={parts}
          definition={definition}
          policy={policy}
        />
      ))}
      <dl className={css.asked}>
        {asksForMoney && <Asked name="Offering" choices={[]} />}
        {own.map(({ label, input }) => (
          <Asked key={label} name={label} choices={choicesOf(input)} />
        ))}
        <Asked name="Note" choices={[]} />
      </dl>
      {splits.length > 0 && (
        <p className={css.foot}>
          {splits.map(({ parts }) => `${inWords(parts)} together are the attendance.`).join(' ')}
        </p>
      )}
    </article>
  );
}

/** For the church that was counted here last; for who counts no services, for a meeting. */
export async function printTallySheet(): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const { name: sender } = await ownTenant(store);
  const toCount = await churchesToCount(store);
  const remembered = rememberedContext()?.churchId;
  const church = toCount.find(({ id }) => id === remembered) ?? toCount[0];
  const groups = church ? [] : await groupsToCount(store);
  const services = church ? await servicesOf(store, church.id) : [];
  const policy = church ? await policyOf(store, church.id) : null;
  const definition = church ? askedCounts(churchAttendanceReport, policy) : groupAttendanceReport;
  const own = [...(await reportFields(store, definition.kind)).values()];
  const ofGroups = groups[0] && (await store.cache.church.get(groups[0].churchId));
  printSheet(
    <TallySheet
      definition={definition}
      sender={sender}
      church={(church ?? ofGroups)?.name ?? ''}
      services={services.filter(({ kind }) => kind !== 'cell')}
      groups={groups.map(({ name }) => name)}
      policy={policy}
      own={own.filter(({ section }) => section !== undefined)}
    />,
  );
}
