import type { ServerFeature } from '../server-feature.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { askForAccessHandlers } from './accounts/ask-for-access-handlers.ts';
import { accessHandlers } from './handlers.ts';
import { appearanceHandlers } from './own/appearance-handlers.ts';
import { appearanceStore } from './own/appearance-scopes.ts';
import { ownPhotoHandlers } from './own/own-photo-handlers.ts';
import { ownSecurityHandlers } from './own/own-security-handlers.ts';
import { ownUserHandlers } from './own/own-user-handlers.ts';
import { ownNameStore, ownStatusStore } from './own/own-user-scopes.ts';
import { administrationHandlers } from './roles/administration-handlers.ts';
import { customRoleHandlers } from './roles/custom-role-handlers.ts';
import { teamHandlers } from './roles/team-handlers.ts';
import { seeAsHandlers } from './see-as/see-as-handlers.ts';

export const feature: ServerFeature = {
  stores: [ownStatusStore, ownNameStore, appearanceStore],
  handlers: [
    accessHandlers,
    accountHandlers,
    askForAccessHandlers,
    administrationHandlers,
    seeAsHandlers,
    teamHandlers,
    customRoleHandlers,
    ownUserHandlers,
    ownPhotoHandlers,
    ownSecurityHandlers,
    appearanceHandlers,
  ],
};
