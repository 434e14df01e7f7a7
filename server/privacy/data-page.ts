import { escapeHtml } from '#domain/values/escape-html.ts';
import type { DataSection, Fact, PersonData } from '#domain/privacy/take-data-operation.ts';

/** A picture beside the page: its file name, and a line that says of it. */
export interface DataPicture {
  name: string;
  label: string;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1a1c1e; background: #fff; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; }
  h1 { font-size: 1.6rem; line-height: 1.2; }
  h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; border-bottom: 1px solid #8a8d91; }
  dl { display: grid; grid-template-columns: 12rem 1fr; gap: 0.25rem 1rem; margin: 0.75rem 0; break-inside: avoid; }
  dl + dl { border-top: 1px solid #d5d7da; padding-top: 0.75rem; }
  dt { color: #4a4d51; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  figure { display: inline-block; margin: 0.75rem 1rem 0 0; }
  img { display: block; max-width: 100%; max-height: 24rem; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } }
  @media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } }
`;

function factLine({ label, value }: Fact): string {
  return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`;
}

function sectionHtml({ title, records }: DataSection): string {
  const lists = records.map((facts) => `<dl>${facts.map(factLine).join('')}</dl>`);
  return `<section><h2>${escapeHtml(title)}</h2>${lists.join('\n')}</section>`;
}

function pictureHtml({ name, label }: DataPicture): string {
  const says = escapeHtml(label);
  return `<figure><img src="${escapeHtml(name)}" alt="${says}"><figcaption>${says}</figcaption></figure>`;
}

function picturesHtml(pictures: readonly DataPicture[]): string {
  if (pictures.length === 0) return '';
  return `<section><h2>Pictures</h2>${pictures.map(pictureHtml).join('\n')}</section>`;
}

function leftOutHtml(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  const items = leftOut.map((one) => `<li>${escapeHtml(one)}</li>`);
  return `<section><h2>Not in this file</h2>
<p>Who made this file may not read records of these kinds. That is said whether there are any or not.</p>
<ul>${items.join('')}</ul></section>`;
}

/** For programs. No part of it can end the element that it stands in. */
function forPrograms(data: PersonData): string {
  return JSON.stringify(data, null, 2).replaceAll('<', String.raw`\u003c`);
}

/** A page to read and to print, with the same for programs. It shows the pictures that lie beside it. `on`: '26 Nov 2026'. */
export function dataPage(data: PersonData, on: string, pictures: readonly DataPicture[]): string {
  const title = escapeHtml(`What ${data.organisation} keeps about ${data.name}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>As it was on ${escapeHtml(on)}. Give this file to nobody but this person.</p>
${data.sections.map(sectionHtml).join('\n')}
${picturesHtml(pictures)}
${leftOutHtml(data.leftOut)}
<script type="application/json" id="data">${forPrograms(data)}</script>
</body>
</html>
`;
}
