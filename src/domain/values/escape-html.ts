const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words as HTML that shows exactly them. */
export function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
