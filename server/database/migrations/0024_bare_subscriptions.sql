-- A push needs the address and the keys; what else browsers sent with them goes.
UPDATE "push_subscription" SET "subscription" = jsonb_build_object(
  'endpoint', "subscription" -> 'endpoint',
  'keys', jsonb_build_object(
    'p256dh', "subscription" #> '{keys,p256dh}', 'auth', "subscription" #> '{keys,auth}'));
