import type { DomainFeature } from '../domain-feature.ts';
import { forgotPassword, resetPassword, signUp } from './account-operations.ts';
import {
  assignRole,
  disableAccount,
  enableAccount,
  endRole,
  endSession,
  revokeDevice,
} from './administration.ts';
import { appearance, saveAppearance } from './appearance.ts';
import { askForAccess } from './ask-for-access.ts';
import { changeOwnPhoto } from './change-own-photo.ts';
import { account, device, roleAssignment, session, tenant } from './entities.ts';
import { currentUser, sampleAccounts, signIn, signOut } from './operations.ts';
import { ownName } from './own-name.ts';
import { removeOwnPhoto, saveOwnPhoto } from './own-photo.ts';
import { changePassword, endOwnSessions, listOwnSessions } from './own-security.ts';
import { ownStatus } from './own-status.ts';
import { updateUser } from './own-user.ts';
import {
  archiveRole,
  changeRole,
  createRole,
  customRoles,
  listRoles,
} from './roles/custom-role.ts';
import { seeAs } from './see-as.ts';
import { refresh } from './session.ts';
import { inviteMember, listTeam } from './team.ts';

export const feature: DomainFeature = {
  entities: [ownStatus, ownName, appearance],
  serverEntities: [tenant, account, customRoles, roleAssignment, device, session],
  operations: [
    signIn,
    refresh,
    signOut,
    currentUser,
    sampleAccounts,
    forgotPassword,
    resetPassword,
    signUp,
    endSession,
    revokeDevice,
    disableAccount,
    enableAccount,
    assignRole,
    endRole,
    seeAs,
    saveOwnPhoto,
    removeOwnPhoto,
    changePassword,
    listOwnSessions,
    endOwnSessions,
    listTeam,
    inviteMember,
    listRoles,
    createRole,
    changeRole,
    archiveRole,
    askForAccess,
    updateUser,
    changeOwnPhoto,
    saveAppearance,
  ],
};
