export const panels = ['account', 'security', 'plan-billing', 'notifications', 'team'] as const;
export type PanelName = (typeof panels)[number];
