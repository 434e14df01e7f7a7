/** Index strings: the ways the queries beside this file reach the rows. */
export const attendanceTables = {
  attendanceReport:
    'id, [kind+date], [kind+churchId+date], [serviceId+date], openVersions, status, *authorIds',
  attendanceBlock:
    'id, until, [churchId+until], [until+quarter+churchId+churchReports+groupReports]',
  reportVersion: 'id, reportId',
  heldReport: 'id, status',
};
