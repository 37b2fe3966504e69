/** @jest-environment node */

import { lookOf, shaped } from '../../diagram/theme/looks';
import { paintPageMap } from '../../export/paper/paint-page-map';
import { neighboursText, paintSheet } from '../../export/paper/paint-sheet';
import { printedOn } from '../../export/paper/printed';
import { captionTexts } from '../../export/picture/caption';
import { prepare } from '../../export/picture/export-source';
import { paintInBatches } from '../../export/picture/paint-in-batches';
import { smallScene, sourceOf } from '../../export/picture/testing/picture-of';
import { sheetSvg } from '../../export/print/sheet-svg';
import type { VectorSink } from '../../export/vector/vector-sink';
import { VectorSurface } from '../../export/vector/vector-surface';
import { english } from './english';
import { indonesian } from './indonesian';

const nothing = () => {};

function recording() {
  const texts: string[] = [];
  const sink: VectorSink = {
    rect: nothing,
    fill: nothing,
    stroke: nothing,
    text: ({ text }) => void texts.push(text),
    open: nothing,
    clip: nothing,
    close: nothing,
  };
  return { texts, sink };
}

/** A picture of boxes whose own texts are no words, said in a language. */
async function saidIn({ card, picture: words }: typeof indonesian) {
  const scene = smallScene((texts) => ({
    ...texts,
    sasaran: 'Xqz',
    indikator: ['Xqz'],
    satuan: 'Xqz',
    nomenklatur: null,
    pengampu: null,
    bayangan: null,
    satuanKerja: { id: 1, nama: 'Xqz', singkatan: null } as never,
  }));
  const settings = { ...scene.settings, words: card };
  const source = { ...sourceOf({ ...scene, settings }), title: 'Xqz', unit: 'Xqz', words };
  const { picture, facts } = await prepare(source, { area: 'all', theme: 'light', use: 'paper' });
  const { texts, sink } = recording();
  const surface = new VectorSurface(sink, picture.measure);
  for (const _ of paintInBatches(surface, picture));
  const printed = printedOn(picture, 'A4', 'readable');
  paintPageMap(surface, printed);
  for (const sheet of printed.map.sheets) {
    paintSheet(surface, printed.map, sheet, 'Xqz', picture.measure, words);
    texts.push(neighboursText(printed.map, sheet, words));
  }
  texts.push(...captionTexts(facts).flat(), picture.caption.words.sheetTitle('Xqz', 2025));
  return { texts, picture, map: printed.map };
}

const wordsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []));

it('pictures, sheets and their texts say nothing Indonesian in English', async () => {
  const [here, there] = [wordsOf((await saidIn(indonesian)).texts), wordsOf((await saidIn(english)).texts)];
  expect([...here]).toEqual(expect.arrayContaining(['kotak', 'dibuat', 'pindai', 'lembar', 'tercapai']));
  expect([...there]).toEqual(expect.arrayContaining(['boxes', 'made', 'scan', 'sheet', 'achieved']));
  const same = [...there].filter((word) => here.has(word));
  // The address, the names of a PNG's own texts, and words of both languages.
  const shared =
    /^(https|selaras|tirtaraya|display|mikro|cascading|satuan|kerja|tahun|sidik|title|creation|time|software|source|target|program|data|[0-9a-f]+)$/;
  expect(same.filter((word) => !shared.test(word))).toEqual([]);
});

it('a printed sheet names its language and the font of the page around', async () => {
  const { picture, map } = await saidIn(english);
  const [sheet] = map.sheets;
  if (sheet === undefined) throw new Error('no sheet');
  const own = { ...picture, look: shaped(lookOf('light'), { family: '"Source Sans 3", serif' }) };
  const svg = sheetSvg(own, map, sheet, 'Xqz');
  expect(svg).toContain('xml:lang="en" font-family="&quot;Source Sans 3&quot;, serif"');
});
