import { query } from './data.ts';

/**
 * The sample tenants' own reports, written down before any test has made one; in a schema of their
 * own, because the server looks at every table of the product when it starts.
 */
export async function rememberReports(dataDir: string): Promise<void> {
  await query(
    dataDir,
    `create schema if not exists for_tests;
     create table if not exists for_tests.sample_report as select id from attendance_report`,
  );
}

/**
 * Takes out what a test reported, after its devices are gone: each test finds the week uncounted, in
 * whatever order they run, the back office as it looks to everybody at first, everybody told of everything and by their
 * initials. What was executed stays known, for the oracles count it.
 */
export async function forgetReports(dataDir: string): Promise<void> {
  const made = 'not in (select id from for_tests.sample_report)';
  await query(
    dataDir,
    `begin;
     delete from change where t = 'heldReport'
       or (t = 'attendanceReport' and id ${made})
       or (t = 'reportVersion' and id in (select id from report_version where report_id ${made}));
     delete from change where t in ('appearance', 'newsChoice', 'ownName');
     delete from change where t = 'doorCount';
     delete from door_count;
     delete from appearance;
     delete from news_choice;
     delete from own_name;
     delete from picture where owner_kind not like 'row:%';
     update account set avatar = null where avatar is not null;
     update colleague set avatar = null where avatar is not null;
     delete from held_mutation;
     delete from report_version where report_id ${made};
     delete from attendance_report where id ${made};
     update attendance_counts set packed = null where packed is not null;
     commit`,
  );
}
