/** Index strings: the ways the queries beside this file reach the rows. */
export const attendanceTables = {
  attendanceReport:
    'id, [kind+date], [kind+churchId+date], [serviceId+date], openVersions, status, *authorIds',
  reportVersion: 'id, reportId, clockSkewSeconds',
  heldReport: 'id, status',
};
