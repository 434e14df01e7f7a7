import type { Example } from '../gallery.ts';
import { PermissionLegend, PermissionMark } from './permission-mark.tsx';

export const gallery: Example[] = [
  { label: 'May', Example: () => <PermissionMark may="yes" /> },
  { label: 'May in part', Example: () => <PermissionMark may="partly" /> },
  { label: 'May not', Example: () => <PermissionMark may="no" /> },
  { label: 'Not saved yet', Example: () => <PermissionMark may="yes" changed /> },
  { label: 'Legend', Example: () => <PermissionLegend /> },
];
