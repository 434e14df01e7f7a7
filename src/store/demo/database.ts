import { Dexie, type Table } from 'dexie';
import type { Course, CourseCategory, CourseStep } from '#domain/demo/academy/entities.ts';
import type { Activity } from '#domain/demo/activities/entities.ts';
import type {
  ChatAttachments,
  ChatProfile,
  StoredChatContact,
  StoredDemoChat,
  StoredDemoMessage,
} from '#domain/demo/chat/entities.ts';
import type { StoredContact } from '#domain/demo/contacts/entities.ts';
import type { Dashboard } from '#domain/demo/dashboards/dashboard.ts';
import type { FileContent } from '#domain/demo/file-content.ts';
import type { StoredFileItem } from '#domain/demo/file-manager/entities.ts';
import type {
  Faq,
  FaqCategory,
  GuideCategory,
  GuidePage,
  SupportMessage,
} from '#domain/demo/help-center/entities.ts';
import type { Maker, Product, ProductCategory } from '#domain/demo/inventory/entities.ts';
import type { Mail, MailLabel, MailSettings } from '#domain/demo/mailbox/entities.ts';
import type { StoredNote } from '#domain/demo/notes/entities.ts';
import type {
  BoardLabel,
  BoardList,
  StoredBoard,
  StoredCard,
} from '#domain/demo/scrumboard/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { Task } from '#domain/demo/tasks/entities.ts';
import type { DatabaseParts } from '../vault.ts';
import { demoTables, version } from './demo-tables.gen.ts';

/** All that a deletion took, to bring it back. */
export interface Deletion {
  id: string;
  /** ms since 1970. */
  at: number;
  rows: { table: string; row: object }[];
  /** Fields of rows that stay, as they were. */
  fields: { table: string; id: string; was: object }[];
}

/** The demo apps' own store, one a browser: invented data, and what somebody tried with it. */
export type DemoDatabase = Dexie & {
  chatAttachments: Table<ChatAttachments, string>;
  chatContact: Table<StoredChatContact, string>;
  chatProfile: Table<ChatProfile, string>;
  demoChat: Table<StoredDemoChat, string>;
  demoMessage: Table<StoredDemoMessage, string>;
  contact: Table<StoredContact, string>;
  contactTag: Table<Tag, string>;
  task: Table<Task, string>;
  taskTag: Table<Tag, string>;
  note: Table<StoredNote, string>;
  noteLabel: Table<Tag, string>;
  board: Table<StoredBoard, string>;
  boardList: Table<BoardList, string>;
  boardCard: Table<StoredCard, string>;
  boardLabel: Table<BoardLabel, string>;
  activity: Table<Activity, string>;
  course: Table<Course, string>;
  courseCategory: Table<CourseCategory, string>;
  courseStep: Table<CourseStep, number>;
  dashboard: Table<Dashboard, Dashboard['name']>;
  faq: Table<Faq, string>;
  faqCategory: Table<Omit<FaqCategory, 'faqs'>, string>;
  fileContent: Table<FileContent, string>;
  fileItem: Table<StoredFileItem, string>;
  guide: Table<GuidePage, string>;
  guideCategory: Table<Omit<GuideCategory, 'guides'>, string>;
  product: Table<Product, string>;
  productBrand: Table<Maker, string>;
  productCategory: Table<ProductCategory, string>;
  productTag: Table<Tag, string>;
  productVendor: Table<Maker, string>;
  supportMessage: Table<SupportMessage, string>;
  mail: Table<Mail, string>;
  mailLabel: Table<MailLabel, string>;
  mailSetting: Table<MailSettings & { id: string }, string>;
  /** Apps that have their first data. */
  begun: Table<{ app: string }, string>;
  /** Rows that were just deleted, by the id that was asked for. */
  deletion: Table<Deletion, string>;
};

export function openDemo(parts: DatabaseParts = {}): DemoDatabase {
  const demo = new Dexie('demo', {
    ...parts,
    chromeTransactionDurability: 'relaxed',
    cache: 'disabled',
  }) as DemoDatabase;
  // A sign-out deletes it while a page still counts what is left to do: that is nothing to warn of.
  demo.on('versionchange', () => {
    demo.close({ disableAutoOpen: false });
    return false;
  });
  demo.version(version).stores(demoTables);
  return demo;
}

let shared: DemoDatabase | undefined;

/** The demo store of this thread. Opens nothing by itself: the first query does. */
export function demoDatabase(): DemoDatabase {
  shared ??= openDemo();
  return shared;
}
