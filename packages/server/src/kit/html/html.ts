/** Markup that was written here or escaped; nothing else is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup and in quoted attributes. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const written = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  return part instanceof Html ? part.text : escapeHtml(String(part));
};

/** Markup with values in it: each is escaped unless it is markup itself; null, undefined and false leave nothing. */
export const html = (strings: TemplateStringsArray, ...values: readonly (Part | readonly Part[])[]): Html =>
  new Html(
    String.raw(
      { raw: strings },
      ...values.map((value) => (isList(value) ? value.map(written).join('') : written(value))),
    ),
  );

const isList = (value: Part | readonly Part[]): value is readonly Part[] => Array.isArray(value);

/** Data for machines inside a page; browsers run nothing of it, and nothing in it can end its element. */
export const jsonLd = (data: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
