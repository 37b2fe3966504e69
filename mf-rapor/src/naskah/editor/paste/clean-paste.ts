import { nestLists } from './lists/nest-lists';
import { type LostInPaste, lostIn } from './lost-in-paste';

/** Elements whose content is nothing that was written: also the comments on cells of LibreOffice. */
const GONE =
  'script, style, meta, link, title, base, template, noscript, iframe, object, embed, svg, math, input, button, select, textarea, img, video, audio, canvas, xml, comment';

/**
 * What was copied in Word, Excel or a browser as plain HTML that the editor's schema understands: lists nest and
 * keep kind and number, deeper headings the third, tables lie in no other table. Nothing that runs or is fetched is left; the parsed copy
 * belongs to no window, so that nothing of it ever ran. Rows that are not shown, as the one by which Excel measures its columns,
 * are none.
 * @param tell is told what was shown and is left out: pictures, formulas, films
 */
export function cleanPaste(html: string, tell: (lost: LostInPaste) => void = () => undefined): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const { body } = parsed;
  const css = [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  removeComments(body);
  tell(lostIn(body, html));
  for (const element of body.querySelectorAll(GONE)) element.remove();
  for (const row of body.querySelectorAll<HTMLElement>('tr')) if (row.style.display === 'none') row.remove();
  for (const last of body.querySelectorAll('p > br:last-child'))
    if (!last.parentElement?.textContent?.trim()) last.remove();
  for (const form of body.querySelectorAll('form')) unwrap(form);
  // Names of Office's own namespaces: `o:p`, `v:shape`, `w:sdt`.
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
  if (body.querySelector('[data-pm-slice]') === null) nestLists(body, css);
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  for (const table of body.querySelectorAll('table table')) unwrapTable(table);
  for (const heading of body.querySelectorAll('td h1, td h2, td h3, th h1, th h2, th h3'))
    rename(heading, 'p');
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(bold.style.fontWeight)) unwrap(bold);
  }
  for (const element of body.querySelectorAll('*')) removeAttributes(element);
  return body.innerHTML;
}

function removeComments(root: Node): void {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker?.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Cells of a table that lies in another one, a paragraph a row. */
function unwrapTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const paragraph = table.ownerDocument.createElement('p');
    paragraph.textContent = [...row.children].map(({ textContent }) => textContent?.trim()).join(' ');
    return paragraph;
  });
  table.replaceWith(...rows);
}

/** Attributes that say something of the text: the editor's own nodes, too, when it was copied here. */
const KEPT =
  /^(href|colspan|rowspan|start|type|colwidth|data-(pm-slice|isi|gambar_id|alt|keterangan|lebar))$/;
/** Styles that the editor reads marks from. */
const MARK_STYLE = /^\s*(font-weight|font-style|text-decoration(-line)?|vertical-align)\s*:\s*[\w\s-]+$/i;

function removeAttributes(element: Element): void {
  const marks = element.localName === 'span' ? (element.getAttribute('style') ?? '') : '';
  for (const { name, value } of [...element.attributes]) {
    const isPlace = name === 'href' && !/^https?:\/\//i.test(value.trim());
    if (!KEPT.test(name) || isPlace) element.removeAttribute(name);
  }
  const kept = marks.split(';').filter((style) => MARK_STYLE.test(style));
  if (kept.length > 0) element.setAttribute('style', kept.join(';'));
  if (element.localName === 'a' && !element.hasAttribute('href')) unwrap(element);
}
