-- Every table of tenants: row security for the server's role and, with FORCE, for the owner too.
-- A transaction without a tenant sees nothing and writes nothing.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'role_assignment', 'church_group', 'church', 'service', 'report_policy',
    'attendance_report', 'report_version', 'tenant_seq', 'change', 'mutation', 'held_mutation'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY %I ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)',
      name || '_tenant', name
    );
  END LOOP;
END $$;
