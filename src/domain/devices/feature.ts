import type { DomainFeature } from '../domain-feature.ts';
import { storeLoss } from './entities.ts';
import { reportStoreLoss } from './operations.ts';
import { registeredDevice } from './registered-device.ts';
import {
  changeDevice,
  claimDevice,
  giveRowKey,
  listDevices,
  registerDevice,
  revokeRegistered,
  tellFacts,
} from './registering.ts';

export const feature: DomainFeature = {
  entities: [storeLoss],
  serverEntities: [registeredDevice],
  operations: [
    reportStoreLoss,
    listDevices,
    registerDevice,
    changeDevice,
    revokeRegistered,
    claimDevice,
    giveRowKey,
    tellFacts,
  ],
};
