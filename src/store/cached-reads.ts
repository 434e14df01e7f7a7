import * as z from 'zod/mini';
import { getReport } from '#domain/attendance/operations.ts';
import { autocompleteGroups } from '#domain/groups/operations.ts';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import { listMessages } from '#domain/shell/message-operations.ts';
import { listNotifications } from '#domain/shell/notification-operations.ts';
import { listShortcuts } from '#domain/shell/shortcut-operations.ts';
import { getChat, listChats } from '#domain/chat/operations.ts';
import { keptHistory } from './attendance/kept-histories.ts';
import { shownChat, shownChats } from './chat/shown-chats.ts';
import { findGroups } from './groups/queries.ts';
import type { Store } from './database.ts';
import { holdsAllAsOf } from './holds-all.ts';
import { findPeople } from './people/queries.ts';
import { messagesOf } from './shell/messages.ts';
import { notificationsOf } from './shell/notifications.ts';
import { shortcutsOf } from './shell/shortcuts.ts';

/** A call with the policy `cache`, and the named query that answers it without the server; null where it cannot. */
interface CachedRead {
  operation: Operation;
  /** Its rows are those of this facet, which may be too large for a device. */
  facet?: string | undefined;
  query(store: Store, input: unknown): Promise<unknown>;
}

function cachedRead<Op extends Operation>(
  operation: Op,
  query: (store: Store, input: InputOf<Op>) => Promise<OutputOf<Op> | null>,
  facet?: string,
): CachedRead {
  return { operation, facet, query: (store, input) => query(store, input as InputOf<Op>) };
}

/** The rows as the call names them, without what only this device says of them. */
function plain<Op extends Operation>({ output }: Op, rows: readonly object[]): OutputOf<Op> {
  return z.parse(output, rows) as OutputOf<Op>;
}

/** One line for each operation whose policy is `cache`; its path stands in `cachedPaths` too. */
export const cachedReads: readonly CachedRead[] = [
  cachedRead(autocompletePeople, findPeople, 'people'),
  cachedRead(autocompleteGroups, findGroups, 'groups'),
  cachedRead(listShortcuts, async (store) => plain(listShortcuts, await shortcutsOf(store))),
  cachedRead(listNotifications, async (store) =>
    plain(listNotifications, await notificationsOf(store)),
  ),
  cachedRead(listMessages, async (store) => {
    const messages = await messagesOf(store);
    return plain(
      listMessages,
      messages.map((message) => Object.assign(message, { id: Number(message.id) })),
    );
  }),
  cachedRead(listChats, shownChats),
  cachedRead(getChat, shownChat),
  cachedRead(getReport, keptHistory),
];

export interface DeviceAnswer {
  output: unknown;
  /** When the device was last up to date, ms. */
  asOf: number;
}

/** What this device answers; null as long as it does not hold everything that it should. */
export async function answerFromDevice(
  store: Store,
  operation: Operation,
  input: unknown,
): Promise<DeviceAnswer | null> {
  const read = cachedReads.find((one) => one.operation.name === operation.name);
  const asOf = read ? await holdsAllAsOf(store, read.facet) : null;
  if (!read || asOf === null) return null;
  const output = await read.query(store, input);
  return output === null ? null : { output, asOf };
}
