-- Each type begins with the roles that every new type begins with.
ALTER TABLE "group_type" ADD COLUMN "member_roles" jsonb DEFAULT '[
  {"key": "leader", "label": "Leader", "isLeader": true, "canSubmitReport": true, "canManageMembers": true},
  {"key": "assistant", "label": "Assistant", "isLeader": false, "canSubmitReport": true, "canManageMembers": false},
  {"key": "member", "label": "Member", "isLeader": false, "canSubmitReport": false, "canManageMembers": false}
]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "group_type" ALTER COLUMN "member_roles" DROP DEFAULT;
