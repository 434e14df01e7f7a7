import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { EmailAddress, PhoneNumber } from '#domain/people/contacts.ts';
import { type Person, wordsKept } from '#domain/people/entities.ts';
import type { CustomValues } from '#domain/rows/row-values.ts';
import { church } from '../churches/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

/** Places of a name's words, from 1. */
export const wordPlaces: readonly number[] = Array.from({ length: wordsKept }, (_, at) => at + 1);

export const person = pgTable(
  'person',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    accountId: uuid('account_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    pictureId: uuid('picture_id'),
    photoUrl: text('photo_url'),
    connectionStatus: text('connection_status').notNull(),
    title: text(),
    nickName: text('nick_name'),
    middleName: text('middle_name'),
    suffix: text(),
    gender: text().notNull().default('Unknown'),
    birthDate: jsonb('birth_date').$type<NonNullable<Person['birthDate']>>(),
    ageClassification: text('age_classification').notNull().default('Unknown'),
    maritalStatus: text('marital_status').notNull().default('Unknown'),
    anniversaryDate: date('anniversary_date'),
    phoneNumbers: jsonb('phone_numbers').$type<PhoneNumber[]>().notNull().default([]),
    emailAddresses: jsonb('email_addresses').$type<EmailAddress[]>().notNull().default([]),
    address: text(),
    languages: text(),
    occupation: text(),
    source: text().notNull().default('Unknown'),
    firstVisitDate: date('first_visit_date'),
    receivedHolySpirit: boolean('received_holy_spirit').notNull().default(false),
    isBaptised: boolean('is_baptised').notNull().default(false),
    baptismDate: date('baptism_date'),
    isCompleteFoundationSchool: boolean('is_complete_foundation_school').notNull().default(false),
    foundationSchoolDate: date('foundation_school_date'),
    custom: jsonb().$type<CustomValues>(),
    status: text().notNull().default('active'),
    erasedOn: date('erased_on', { mode: 'string' }),
    listName: text('list_name').notNull(),
    nameWords: text('name_words').array().notNull(),
  },
  (table) => [
    rowKey(table),
    unique('person_account').on(table.tenantId, table.accountId),
    ...wordPlaces.map((place) =>
      index(`person_word_${place}`).on(
        table.tenantId,
        sql.raw(`(name_words[${place}]) collate "C"`),
      ),
    ),
    refersTo(table, table.churchId, church),
  ],
);
