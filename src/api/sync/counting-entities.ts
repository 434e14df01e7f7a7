import { appearance } from '#domain/access/appearance.ts';
import { ownName } from '#domain/access/own-name.ts';
import { ownStatus } from '#domain/access/own-status.ts';
import { attendanceBlock } from '#domain/attendance/attendance-block.ts';
import { attendanceReport, reportVersion } from '#domain/attendance/entities.ts';
import { heldReport } from '#domain/attendance/held.ts';
import { church, churchGroup, reportPolicy, service } from '#domain/churches/entities.ts';
import { customField } from '#domain/custom-fields/entities.ts';
import { organisation } from '#domain/organisation/entities.ts';
import { savedList } from '#domain/saved/saved-list.ts';
import type { EntitiesByName } from '#sync/entities-by-name.ts';

/** Entities that somebody who counts holds rows of: the first load of the form brings no other schema. */
export const countingEntities: EntitiesByName = new Map(
  [
    appearance,
    attendanceBlock,
    attendanceReport,
    church,
    churchGroup,
    customField,
    heldReport,
    organisation,
    ownName,
    ownStatus,
    reportPolicy,
    reportVersion,
    savedList,
    service,
  ].map((entity) => [entity.name, entity]),
);
