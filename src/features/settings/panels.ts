export const panels = ['account', 'security', 'plan-billing', 'notifications', 'team'] as const;
export type PanelName = (typeof panels)[number];

export function isPanel(name: string): name is PanelName {
  return (panels as readonly string[]).includes(name);
}
