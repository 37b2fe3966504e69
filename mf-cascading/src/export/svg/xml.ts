const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Signs that XML cannot hold in any form: controls, halves of surrogate pairs, two of no meaning. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A text as content or attribute of XML: nothing in it can be read as markup. */
export const xmlText = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
