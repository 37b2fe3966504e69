/** Characters that XML 1.0 does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be removed
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML holds it within an element. */
export function escaped(text: string): string {
  return text.replace(notXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
