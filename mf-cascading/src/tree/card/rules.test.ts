/** @jest-environment node */
import fc from 'fast-check';
import { manifest } from '../../manifest';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { actionsOf } from '../model/action';
import { buildTree } from '../model/build';
import { levelAt, levelLegend, levels } from '../model/level';
import { cardAt } from '../model/model';
import { carriedOver, openToDepth, readableDepth, revealed } from '../state/open-state';
import { searchBoxes } from '../state/search';
import { visibleBoxes } from '../state/visible';
import { roughMeasure, wrap } from '../text/text-lines';
import { placeActions } from './action-place';
import { cardRows } from './card-rows';
import { cardText } from './card-text';
import { fillingText } from './filling-text';
import { roughHeight } from './rough-height';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });

describe('levels', () => {
  it('have the names of both types', () => {
    expect(levels.map(({ label }) => label.cascading)).toEqual([
      'Sasaran RPJMD',
      'Sasaran Strategis PD',
      'Kinerja Program',
      'Kinerja Kegiatan',
      'Kinerja Sub Kegiatan',
    ]);
    expect(levelLegend('arsitektur-kinerja').map(({ label }) => label)).toEqual([
      'Ultimate Outcome',
      'Intermediate Outcome',
      'Immediate outcome',
      'Output',
    ]);
  });
});

describe('texts of a card', () => {
  const facts = { card: cardAt(model, 2), level: 2, cross: false, actions: actionsOf(model, 2) };
  const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

  it('leaves out person in charge and activity name in arsitektur-kinerja', () => {
    const full = cardText(facts, 264, settings, roughMeasure);
    expect(full.pengampu).not.toEqual([]);
    expect(full.nomenklatur.join(' ')).toMatch(/^Program: /);
    const lean = cardText(facts, 264, { ...settings, type: 'arsitektur-kinerja' }, roughMeasure);
    expect([lean.pengampu, lean.rincian, lean.nomenklatur]).toEqual([[], [], []]);
    expect(lean.level).toBe('Immediate outcome');
  });

  it.each([
    [true, 'Ditandai sebagai SKP'],
    [false, 'Bukan SKP'],
  ])('marks skp %p as %p with showSkp', (skp, word) => {
    const marked = { ...facts, card: { ...facts.card, skp } };
    expect(cardText(marked, 264, { ...settings, showSkp: true }, roughMeasure).skp).toBe(word);
    expect(cardText(marked, 264, settings, roughMeasure).skp).toBeNull();
  });

  it.each([
    ['direktur', 'Kinerja Direktur RSUD'],
    ['wakil-direktur', 'Didelegasikan ke Wakil Direktur RSUD'],
    [null, null],
  ] as const)('marks the hospital’s %p as %p', (rsud, word) => {
    const marked = { ...facts, card: { ...facts.card, rsud } };
    expect(cardText(marked, 264, settings, roughMeasure).rsud).toBe(word);
  });

  it.each([
    [1_234_567, 'orang', 'Target 1.234.567', ['orang']],
    [1_250_000_000, 'rupiah', 'Target 1,25 M', ['rupiah']],
    [12_345_678_901, null, 'Target 12,35 M', []],
    [95.5, '%', 'Target 95,5 %', []],
    [95.5, 'persen', 'Target 95,5', ['persen']],
    [7.35, 'orang per seratus ribu penduduk', 'Target 7,35', ['orang per seratus ribu', 'penduduk']],
    [null, 'orang', 'Target -', []],
  ])('tells the number %p (%s) whole, with its unit beside or below it', (target, satuan, words, below) => {
    const large = { ...facts, card: { ...facts.card, target, realisasi: target, satuan, capaian: 98.32 } };
    const text = cardText(large, 240, settings, roughMeasure);
    expect(text.target).toEqual([words]);
    expect(text.satuan).toEqual(below);
    expect([...text.target, ...text.realisasi, ...text.satuan].join()).not.toContain('…');
  });

  it.each([
    [0.338, 0.339, 'indeks', /^Target 0,338$/, /^Realisasi 0,339$/],
    [12_345_678_901, 12_345_000_000, null, /^Target 12,346 M$/, /^Realisasi 12,345 M$/],
  ])('tells a target of %p and a realisation of %p apart', (target, realisasi, satuan, planned, reached) => {
    const close = { ...facts, card: { ...facts.card, target, realisasi, satuan, capaian: 98.32 } };
    const text = cardText(close, 240, settings, roughMeasure);
    expect(text.target.join('\n')).toMatch(planned);
    expect(text.realisasi.join('\n')).toMatch(reached);
  });

  it.each([
    [7, 7.5, 'indeks', /^Target 7–7,5$/],
    [1_250_000_000, 12_345_678_901, null, /^Target 1,3 M–12,3 M$/],
  ])('tells the bounds %p–%p of a range as its target', (range_min, range_max, satuan, words) => {
    const bounds = { polaritas: 'range', range_min, range_max, target: null, satuan } as const;
    const within = { ...facts, card: { ...facts.card, ...bounds, capaian: 98.32 } };
    expect(cardText(within, 240, settings, roughMeasure).target.join('\n')).toMatch(words);
  });

  it('goes on where its box has room to spare, and only there', () => {
    const sasaran = 'Meningkatnya cakupan pelayanan kesehatan ibu hamil '.repeat(4).trim();
    const long = { ...facts, card: { ...facts.card, sasaran } };
    const textIn = (height: number) =>
      fillingText(long, { width: 264, height, actions: 0 }, settings, roughMeasure);
    const least = cardRows(textIn(0), 0).height;
    expect(textIn(0).sasaran.at(-1)).toMatch(/…$/);
    expect(textIn(0).sasaran).toHaveLength(3);
    expect(textIn(least + 18).sasaran).toHaveLength(3);
    expect(textIn(least + 20).sasaran).toHaveLength(4);
    const roomy = textIn(least + 400);
    expect(roomy.sasaran.join(' ')).toBe(sasaran);
    for (const height of [least, least + 30, least + 70, least + 400])
      expect(cardRows(textIn(height), 0).height).toBeLessThanOrEqual(height);
  });

  it('names the unit of a cross-cutting item', () => {
    const unitOf = (singkatan: string | null) => {
      const satuanKerja = { ...facts.card.satuanKerja, singkatan };
      const guest = { ...facts, card: { ...facts.card, satuanKerja }, cross: true };
      return cardText(guest, 264, settings, roughMeasure).unit;
    };
    expect(unitOf('Dinas 1')).toEqual(['Dinas 1 · Dinas Contoh 1']);
    expect(unitOf(null)).toEqual(['Dinas Contoh 1']);
    expect(unitOf('Dinas Contoh 1')).toEqual(['Dinas Contoh 1']);
    expect(cardText(facts, 264, settings, roughMeasure).unit).toEqual([]);
  });

  it('never needs more height than its rough height says', () => {
    const words = fc
      .array(fc.string({ minLength: 0, maxLength: 40 }), { maxLength: 12 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(
        words,
        fc.array(words, { minLength: 1, maxLength: 4 }),
        words,
        (sasaran, indikator, satuan) => {
          const any = { ...facts, card: { ...facts.card, sasaran, indikator, satuan } };
          const { height } = cardRows(
            cardText(any, 264, settings, roughMeasure),
            placeActions(any.actions, 264).height,
          );
          expect(height).toBeLessThanOrEqual(roughHeight(any, 264, settings));
        },
      ),
    );
  });
});

describe('wrap', () => {
  const font = '400 10px x';

  it('never makes more lines than allowed nor wider ones, and ends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), fc.integer({ min: 20, max: 300 }), (text, width) => {
        const lines = wrap(text, font, width, 3, roughMeasure);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(roughMeasure(line, font)).toBeLessThanOrEqual(width + 6);
      }),
    );
  });

  it('marks what is left out', () => {
    expect(wrap('satu dua tiga empat lima enam', font, 50, 2, roughMeasure).at(-1)).toMatch(/…$/);
    expect(wrap('satu dua', font, 100, 2, roughMeasure)).toEqual(['satu dua']);
    expect(wrap('x'.repeat(10_000), font, 100, 3, roughMeasure)).toHaveLength(3);
  });
});

describe('open branches', () => {
  it('opens large trees only as deep as they can be read', () => {
    expect(readableDepth(model)).toBe(5);
    expect(readableDepth(model, 10)).toBe(3);
    expect(readableDepth(model, 1)).toBe(2);
  });

  it('reveals a box in closed branches', () => {
    const closed = openToDepth(model, 1, []);
    const box = model.count - 1;
    expect(visibleBoxes(model, closed)[box]).toBe(0);
    expect(visibleBoxes(model, revealed(model, closed, box))[box]).toBe(1);
  });

  it('stays open by key when the data comes anew', () => {
    const shorter = buildTree(generatedTree({ ...shapes.kecil, sub: 1 }), { maxDepth: 5 });
    const before = openToDepth(model, 1, []);
    const after = carriedOver(model, before, shorter, openToDepth(shorter, 5, []));
    expect(after.open[0]).toBe(0);
  });
});

describe('search', () => {
  it('finds all words in any text, in any case, in the order of the tree', () => {
    const hits = searchBoxes(model, 'SITI kesehatan');
    expect(hits.length).toBeGreaterThan(0);
    expect(hits).toEqual([...hits].sort((a, b) => a - b));
    expect(searchBoxes(model, '   ')).toEqual([]);
    expect(searchBoxes(model, 'tidak ada sama sekali')).toEqual([]);
  });

  it('finds by everyday words, once for all texts of a tree', () => {
    const tree = structuredClone(generatedTree(shapes.kecil));
    const [first, second] = tree.data[0]?.sasaran_strategis_pd ?? [];
    if (first === undefined || second === undefined) throw new Error('no boxes');
    first.iku = 'Persentase Penduduk Miskin';
    second.iku = 'Persentase Jalan Kabupaten dalam Kondisi Mantap';
    const told = buildTree(tree, { maxDepth: 5 });
    const keysOf = (typed: string) => searchBoxes(told, typed).map((box) => told.keys[box]);
    expect(keysOf('orang miskin')).toEqual([`sasaran-strategis-pd:${first.id}`]);
    expect(keysOf('jalan rusak')).toContain(`sasaran-strategis-pd:${second.id}`);
    expect(keysOf('jalan rusak')).not.toContain(`sasaran-strategis-pd:${first.id}`);
    const normalize = jest.spyOn(String.prototype, 'toLowerCase');
    expect(keysOf('jalan layang')).toEqual([]);
    // What was typed alone is made plain again, none of the boxes.
    expect(normalize.mock.calls.length).toBeLessThan(5);
    normalize.mockRestore();
  });

  it('finds a contribution of another unit once: where it belongs, or else where it is shown', () => {
    const said = 'Terjaganya jembatan gantung';
    const told = (cross: { ownToo: boolean }) => {
      const tree = structuredClone(generatedTree({ ...shapes.kecil, crossEvery: 0 }));
      const [first, second] = tree.data[0]?.sasaran_strategis_pd ?? [];
      const program = second?.kinerja_program.pop();
      if (first === undefined || program === undefined) throw new Error('no boxes');
      program.sasaran = said;
      first.kinerja_program_cross.push({ ...program, is_cross: true });
      if (cross.ownToo) second?.kinerja_program.push(program);
      return buildTree(tree, { maxDepth: 5 });
    };
    const guest = told({ ownToo: false });
    const found = searchBoxes(guest, said);
    expect(found.map((box) => guest.cross[box])).toEqual([1]);
    const both = told({ ownToo: true });
    expect(searchBoxes(both, said).map((box) => both.cross[box])).toEqual([0]);
  });
});

describe('the manifest', () => {
  it('puts the diagram last in its groups and the arsitektur page in the public menu', () => {
    expect(manifest.menu.map(({ group, path }) => `${group} ${path}`)).toEqual([
      'Display Makro /display-makro/cascading',
      'Display Mikro /display-mikro/cascading',
      'Publik Makro /public-display/display-makro/cascading',
      'Publik Mikro /public-display/display-mikro/cascading',
      'Publik /public-display/arsitektur-kinerja',
    ]);
    expect(levelAt(9).level).toBe('kinerja-sub-kegiatan');
  });
});
