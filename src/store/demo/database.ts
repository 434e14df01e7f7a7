import { Dexie, type Table } from 'dexie';
import type { Activity } from '#domain/demo/activities/entities.ts';
import type { Dashboard } from '#domain/demo/dashboards/dashboard.ts';
import type { Task, TaskTag } from '#domain/demo/tasks/entities.ts';
import type { DatabaseParts } from '../vault.ts';
import { demoTables, version } from './demo-tables.gen.ts';

/** The demo apps' own store, one a browser: invented data, and what somebody tried with it. */
export type DemoDatabase = Dexie & {
  task: Table<Task, string>;
  taskTag: Table<TaskTag, string>;
  activity: Table<Activity, string>;
  dashboard: Table<Dashboard, Dashboard['name']>;
  /** Apps that have their first data. */
  begun: Table<{ app: string }, string>;
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
