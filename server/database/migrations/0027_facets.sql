-- Scopes get facets, each opened by a permission of its own. Every row stays in the places that it was in.
ALTER TABLE "change" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "change" SET "scope" = "scope" || CASE
    WHEN "t" IN ('attendanceReport', 'reportVersion', 'storeLoss') THEN '/reports'
    WHEN "t" IN ('group', 'groupType') THEN '/groups'
    WHEN "t" = 'person' THEN '/people'
    WHEN "t" = 'heldReport' THEN '/deciding'
    ELSE '/counting' END
WHERE "scope" ~ '^(church|group):[^/]*$';--> statement-breakpoint
UPDATE "change" SET "scope" = "scope" || CASE
    WHEN "t" IN ('attendanceReport', 'reportVersion') THEN '/reports'
    ELSE '/chat' END
WHERE "scope" ~ '^user:[^/]*$'
  AND "t" IN ('attendanceReport', 'reportVersion', 'chat', 'colleague', 'chatMessage', 'chatReading', 'ownStatus');--> statement-breakpoint
ALTER TABLE "change" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What each account reaches, by what its views showed: nobody gains, and nobody loses, a row.
UPDATE "account" a SET "reach_version" = "reach_version" + 1, "reach" = coalesce((
  SELECT jsonb_agg(jsonb_build_object('scope', e.value->>'scope' || f.facet, 'view', f.shown)
    ORDER BY e.value->>'scope' || f.facet)
  FROM jsonb_array_elements(a."reach") e
  JOIN (VALUES
    ('counting', '/counting', 'full'),
    ('overseeing', '/counting', 'full'), ('overseeing', '/groups', 'full'),
    ('overseeing', '/people', 'full'), ('overseeing', '/reports', 'overseeing'),
    ('full', '/counting', 'full'), ('full', '/groups', 'full'), ('full', '/people', 'full'),
    ('full', '/reports', 'full'), ('full', '/deciding', 'full'),
    ('leading', '/groups', 'full'), ('leading', '/reports', 'full'),
    ('own', '', 'full'), ('own', '/chat', 'full'), ('own', '/reports', 'overseeing'),
    ('left', '', 'full')
  ) f (was, facet, shown) ON f.was = e.value->>'view'
), '[]'::jsonb)
WHERE "reach" <> '[]'::jsonb;
