import '../../testing/missing-in-jsdom';
import { TextDecoder } from 'node:util';
import { bombs } from '../../testing/broken-tree';
import { preparedOf, smallScene, written } from '../picture/testing/picture-of';
import { exportSvg } from './export-svg';
import { xmlText } from './xml';

/** Texts that have run somewhere: markup, attributes, addresses, entities, comments, CDATA, controls. */
const payloads = [
  ...Object.values(bombs),
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</text></g></svg><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  ']]><foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a href="javascript:alert(1)">klik</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#x3c;b&#x3e;',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!DOCTYPE x [<!ENTITY a "aaaa">]>&a;',
  '\u0000\u0008\u000b\ufffe\ud800 lone',
  '<set attributeName="onmouseover" to="alert(1)"/>',
];

const drawing = ['svg', 'title', 'desc', 'g', 'rect', 'path', 'text', 'clipPath'];

/** What of an element does more than draw: its name, or attributes that run or fetch something. */
function foreignIn({ localName, attributes }: Element): string[] {
  const wrong = [...attributes].filter(
    ({ name, value }) =>
      /^on|href|^style$/i.test(name) || (name !== 'xmlns' && /javascript:|url\((?!#k)/i.test(value)),
  );
  const foreign = drawing.includes(localName) ? [] : [localName];
  return [...foreign, ...wrong.map(({ name, value }) => `${name}=${value}`)];
}

async function svgWith(texts: readonly string[]): Promise<Document> {
  const scene = smallScene((_, box) => ({ sasaran: texts[box % texts.length] ?? '' }));
  const { picture, facts } = await preparedOf(scene);
  const spoilt = { ...facts, unit: texts[0] ?? '', link: `https://a.id/?x=${texts[1]}` };
  const file = await written((job) => exportSvg(picture, spoilt, job));
  return new DOMParser().parseFromString(new TextDecoder().decode(file), 'image/svg+xml');
}

describe('SVG', () => {
  it('is well-formed and holds the texts as texts', async () => {
    const svg = await svgWith(['Meningkatnya mutu']);
    expect(svg.querySelector('parsererror')).toBeNull();
    const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toContain('Meningkatnya mutu');
    expect(texts).toContain('Cascading · Dinas Kesehatan');
    expect(svg.querySelector('title')?.textContent).toContain('tahun 2025');
  });

  it('holds nothing but what draws, whatever stands in the texts', async () => {
    for (let at = 0; at < payloads.length; at += 4) {
      const svg = await svgWith(payloads.slice(at, at + 4));
      expect(svg.querySelector('parsererror')).toBeNull();
      expect([...svg.querySelectorAll('*')].flatMap(foreignIn)).toEqual([]);
    }
  });

  it.each(payloads)('gives %j back as the same text, but for signs that XML cannot hold', (text) => {
    const parsed = new DOMParser().parseFromString(
      `<t a="${xmlText(text)}">${xmlText(text)}</t>`,
      'text/xml',
    );
    const kept = text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');
    expect(parsed.documentElement.textContent).toBe(kept);
    expect(parsed.documentElement.getAttribute('a')).toBe(kept);
  });

  it('stops when the user ends it', async () => {
    const { picture, facts } = await preparedOf();
    const stopped = AbortSignal.abort();
    await expect(written((job) => exportSvg(picture, facts, job), stopped)).rejects.toThrow();
  });
});
