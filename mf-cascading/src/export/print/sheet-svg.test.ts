import '../../testing/missing-in-jsdom';
import { printedOn } from '../paper/printed';
import { preparedOf, smallScene } from '../picture/testing/picture-of';
import { printCss } from './print-css';
import { pageMapSvg, sheetSvg } from './sheet-svg';

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

async function sheetsOf(sasaran: string, title: string) {
  const { picture } = await preparedOf(
    smallScene(() => ({ sasaran })),
    'paper',
  );
  const printed = printedOn({ ...picture, caption: { ...picture.caption, title } }, 'A4', 'readable');
  const { map, painted } = printed;
  return {
    picture: painted,
    printed,
    map,
    svgs: map.sheets.map((sheet) => parsed(sheetSvg(painted, map, sheet, title))),
  };
}

describe('sheets of paper', () => {
  it('carry their name, their place among the others and, together, every goal', async () => {
    const { map, svgs } = await sheetsOf('Sasaran', 'Cascading · Dinas Kesehatan');
    svgs.forEach((svg, at) => {
      const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(texts).toContain(map.sheets[at]?.name);
      expect(texts).toContain(`Lembar ${at + 1} dari ${map.sheets.length}`);
      expect(texts).toContain('Cascading · Dinas Kesehatan');
    });
    const goals = svgs.flatMap((svg) =>
      [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent === 'Sasaran'),
    );
    expect(goals.length).toBeGreaterThanOrEqual(smallScene().visible.filter((shown) => shown === 1).length);
  });

  it('never share an id, since they stand in one document', async () => {
    const { svgs } = await sheetsOf('Sasaran', 'x');
    const ids = svgs.flatMap((svg) => [...svg.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stay drawings whatever title and goals say', async () => {
    const payload = '"><script>alert(1)</script><image href="javascript:alert(1)"/>';
    const { printed, svgs } = await sheetsOf(payload, payload);
    const front = parsed(pageMapSvg(printed, 'data:image/png;base64,AA=='));
    for (const svg of [...svgs, front]) {
      expect(svg.querySelector('parsererror, script, foreignObject, a')).toBeNull();
      for (const image of svg.querySelectorAll('image')) {
        expect(image.getAttribute('href')).toBe('data:image/png;base64,AA==');
      }
    }
  });

  it('leave title, legend and proof to the page map, so that the tree takes as few as possible', async () => {
    const { printed, svgs } = await sheetsOf('Sasaran', 'Cascading · Dinas Kesehatan');
    const textsOf = (svg: Document) =>
      [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    const front = textsOf(parsed(pageMapSvg(printed, 'data:image/png;base64,AA==')));
    for (const said of ['Cascading · Dinas Kesehatan', 'Peta halaman', 'Belum ada data'])
      expect(front).toContain(said);
    expect(front.filter((text) => /^[A-Z]\d+$/.test(text ?? ''))).toEqual(
      printed.map.sheets.map(({ name }) => name),
    );
    for (const svg of svgs)
      expect(textsOf(svg).filter((text) => /^Sidik data|^https/.test(text ?? ''))).toEqual([]);
  });

  it('get pages of exactly their size and hide the portal on paper', async () => {
    const { map } = await sheetsOf('Sasaran', 'x');
    const css = printCss([map]);
    expect(css).toContain(`@page { size: ${map.sheet.w}mm ${map.sheet.h}mm; margin: 0; }`);
    expect(css).toContain('body > :not([data-print]) { display: none !important; }');
  });
});
