import fc from 'fast-check';
import { bagianLkip } from '../bagian-lkip';
import {
  isBerkasTetap,
  isNaskahTerbuka,
  isTanpaNarasi,
  isTerbit,
  isTerlihatPereviu,
  type KeadaanLkip,
  keadaanBagianLkip,
  keadaanLkip,
  kekuranganLkip,
  type LangkahLkip,
  langkahLkip,
  mayLeave,
  semuaLangkahLkip,
} from './alur-lkip';

const forward: readonly LangkahLkip[] = [
  'ajukan',
  'selesaikan-reviu',
  'formalkan',
  'publikasikan',
  'sampaikan',
];
const order = (keadaan: KeadaanLkip) => keadaanLkip.indexOf(keadaan);
const walks = fc.array(fc.constantFrom(...semuaLangkahLkip), { maxLength: 40 });

/** States that a walk comes through: a step that its state does not allow is not taken. */
function walked(
  steps: readonly LangkahLkip[],
): { langkah: LangkahLkip; dari: KeadaanLkip; ke: KeadaanLkip }[] {
  let keadaan: KeadaanLkip = 'disusun';
  return steps.flatMap((langkah) => {
    if (!mayLeave(langkah, keadaan)) return [];
    const taken = { langkah, dari: keadaan, ke: langkahLkip[langkah].ke };
    keadaan = taken.ke;
    return [taken];
  });
}

it('a report goes through every state, each step by who it belongs to', () => {
  expect(forward.map((langkah) => [...langkahLkip[langkah].dari])).toEqual(
    keadaanLkip.slice(0, -1).map((keadaan) => [keadaan]),
  );
  expect(forward.map((langkah) => langkahLkip[langkah].ke)).toEqual(keadaanLkip.slice(1));
  expect(forward.map((langkah) => langkahLkip[langkah].oleh)).toEqual([
    'penulis',
    'pereviu',
    'pengesah',
    'pengesah',
    'pengesah',
  ]);
});

it('whichever way is walked, forward is one state and back is to the authors, with a reason', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      for (const { langkah, dari, ke } of walked(steps)) {
        const back = 'beralasan' in langkahLkip[langkah];
        expect(ke === 'disusun').toBe(back);
        if (!back) expect(order(ke)).toBe(order(dari) + 1);
      }
    }),
  );
});

it('nothing is formalised or published that the Inspektorat has not cleared since it was last written', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      const taken = walked(steps);
      taken.forEach(({ langkah }, at) => {
        if (langkah !== 'formalkan') return;
        const since = taken.slice(0, at);
        const written = since.findLastIndex(({ ke }) => isNaskahTerbuka(ke));
        expect(since.slice(written + 1).map((step) => step.langkah)).toEqual(['ajukan', 'selesaikan-reviu']);
      });
    }),
  );
});

it.each(keadaanLkip)('in %s somebody can go on, or it is the last one and only opened again', (keadaan) => {
  const steps = semuaLangkahLkip.filter((langkah) => mayLeave(langkah, keadaan));
  expect(steps.some((langkah) => forward.includes(langkah))).toBe(keadaan !== 'disampaikan');
  expect(steps.some((langkah) => langkahLkip[langkah].ke === 'disusun')).toBe(keadaan !== 'disusun');
});

it('text is open only to its authors’ state, and whoever reviews does not see that one', () => {
  expect(keadaanLkip.filter(isNaskahTerbuka)).toEqual(['disusun']);
  expect(keadaanLkip.filter((keadaan) => !isTerlihatPereviu(keadaan))).toEqual(['disusun']);
  expect(keadaanLkip.filter(isBerkasTetap)).toEqual(['diformalkan', 'dipublikasikan', 'disampaikan']);
  expect(keadaanLkip.filter(isTerbit)).toEqual(['dipublikasikan', 'disampaikan']);
});

it('sections that no table fills are written before a report is handed in', () => {
  const required = kekuranganLkip(new Set());
  expect(required).toEqual([
    'gambaran-umum',
    'tugas-fungsi',
    'struktur-organisasi',
    'isu-strategis',
    'sistematika',
    'visi-misi',
    'capaian-kinerja',
    'penutup',
  ]);
  fc.assert(
    fc.property(fc.subarray([...bagianLkip]), (written) => {
      const missing = kekuranganLkip(new Set(written));
      expect(missing).toEqual(required.filter((kode) => !written.includes(kode)));
      const states = new Map(bagianLkip.map((kode) => [kode, keadaanBagianLkip(kode, new Set(written))]));
      for (const [kode, keadaan] of states) {
        const empty = required.includes(kode) ? 'belum' : 'boleh_kosong';
        expect([kode, keadaan]).toEqual([kode, written.includes(kode) ? 'ditulis' : empty]);
      }
    }),
  );
});

it.each([
  [[], [], false],
  [[], [1], false],
  [[1, 2], [], true],
  [[1, 2], [2], false],
  // A narrative of an indicator that the report no longer has says nothing in it.
  [[1, 2], [3], true],
])('of indicators %j with narratives of %j nothing is told: %s', (indikator, bernarasi, told) => {
  expect(isTanpaNarasi(indikator, new Set(bernarasi))).toBe(told);
});
