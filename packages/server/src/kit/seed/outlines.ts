import { bigSizeOf, expandUnit } from './expand';
import { type OutlineProgram, type OutlineUnit, parseOutline } from './outline';
import { readData, type SatuanKerja } from './satuan-kerja';

const files = ['lima-satuan-kerja.txt', 'sekretariat-dan-badan.txt', 'dinas-dan-kecamatan.txt'];

/** Yearly cost of a unit's own services in the first year, million rupiah, by kind of unit. */
const paguPenunjang: Record<SatuanKerja['jenis'], number> = {
  sekretariat: 21_400,
  bagian: 640,
  inspektorat: 7_200,
  badan: 9_300,
  dinas: 11_800,
  rsud: 9_600,
  satpol: 10_400,
  kecamatan: 3_150,
};

/** Outline of every unit, each with the programme of its own services; `besar` makes them larger. */
export function readOutlines(
  units: readonly SatuanKerja[],
  size: 'demo' | 'besar',
): Map<number, OutlineUnit> {
  const outlines = new Map(
    files
      .flatMap((file) => parseOutline(readData(import.meta.url, file)))
      .map((unit) => [unit.satuan_kerja_id, unit]),
  );
  const penunjang = readPenunjang();
  for (const satuanKerja of units) {
    const outline = outlines.get(satuanKerja.satuan_kerja_id);
    if (outline === undefined) throw new Error(`No outline for ${satuanKerja.satuan_kerja_nama}`);
    addPenunjang(satuanKerja, outline, penunjang);
    if (size === 'besar') {
      outlines.set(satuanKerja.satuan_kerja_id, expandUnit(outline, bigSizeOf(outline)));
    }
  }
  return outlines;
}

function readPenunjang(): OutlineProgram {
  const program = parseOutline(readData(import.meta.url, 'penunjang.txt'))[0]?.sasaran[0]?.program[0];
  if (program === undefined) throw new Error('penunjang.txt holds no programme');
  return program;
}

/** Activities that a unit also has when its outline states that programme itself. */
const alwaysThere = ['2.01', '2.06'];

/** The programme of the unit's own services; one that the outline states itself is only completed. */
function addPenunjang(satuanKerja: SatuanKerja, outline: OutlineUnit, template: OutlineProgram): void {
  const bidang = satuanKerja.kode_skpd.slice(0, 4);
  const own = (text: string) => text.replace('BIDANG', bidang);
  const kode = own(template.kode);
  const kegiatan = template.kegiatan.map((item) => ({
    ...item,
    kode: own(item.kode),
    sub: item.sub.map((sub) => ({ ...sub, kode: own(sub.kode) })),
  }));
  const stated = outline.sasaran.flatMap(({ program }) => program).find((program) => program.kode === kode);
  if (stated === undefined) {
    outline.sasaran[0]?.program.push({ ...template, kode, pagu: paguPenunjang[satuanKerja.jenis], kegiatan });
    return;
  }
  const present = new Set(stated.kegiatan.map((item) => item.kode));
  const missing = kegiatan.filter(
    (item) => !present.has(item.kode) && alwaysThere.some((suffix) => item.kode === `${kode}.${suffix}`),
  );
  stated.kegiatan.push(...missing);
}
