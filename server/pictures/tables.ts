import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PictureOwner } from './picture-owner.ts';
import { bytes } from '../database/bytes.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

/** Pictures that people added. Its bytes are never changed: another picture is another row, at another address. */
export const picture = pgTable(
  'picture',
  {
    ...tenantRow,
    /** The entity that it shows, which decides who may see it. 'waiting': none yet, and nobody sees it. */
    ownerKind: text('owner_kind').$type<PictureOwner['kind']>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    type: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    sha256: bytes().notNull(),
    bytes: bytes().notNull(),
    /** Since when its row of a register names another picture, or none; null while it is named, or of nothing like that. */
    leftAt: timestamp('left_at', { withTimezone: true, mode: 'string' }),
    /** Account that uploaded it. */
    addedBy: uuid('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    rowKey(table),
    index('picture_owner').on(table.tenantId, table.ownerKind, table.ownerId),
  ],
);
