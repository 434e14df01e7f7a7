const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const signs: Record<string, string> = {
  ...Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign])),
  '&apos;': "'",
  '&nbsp;': ' ',
};

/** Words as HTML that shows exactly them. */
export function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The way back, of text without tags. What it answers must never be put into a page as HTML. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(/&#?\w+;/g, (entity) => signs[entity] ?? entity);
}
