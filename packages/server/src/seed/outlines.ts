import { expandUnit } from './expand';
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

/** Outline of every unit, each with the programme of its own services. */
export function readOutlines(
  daftar: readonly SatuanKerja[],
  seed: 'demo' | 'besar',
): Map<number, OutlineUnit> {
  const outlines = new Map(
    files.flatMap((file) => parseOutline(readData(file))).map((unit) => [unit.satuan_kerja_id, unit]),
  );
  const penunjang = readPenunjang();
  for (const satuanKerja of daftar) {
    const outline = outlines.get(satuanKerja.satuan_kerja_id);
    if (outline === undefined) throw new Error(`No outline for ${satuanKerja.satuan_kerja_nama}`);
    outline.sasaran[0]?.program.push(...penunjangOf(satuanKerja, outline, penunjang));
    if (seed === 'besar') outlines.set(satuanKerja.satuan_kerja_id, expandUnit(outline));
  }
  return outlines;
}

function readPenunjang(): OutlineProgram {
  const program = parseOutline(readData('penunjang.txt'))[0]?.sasaran[0]?.program[0];
  if (program === undefined) throw new Error('penunjang.txt holds no programme');
  return program;
}

/** None when the unit's outline states that programme itself. */
function penunjangOf(
  satuanKerja: SatuanKerja,
  outline: OutlineUnit,
  program: OutlineProgram,
): OutlineProgram[] {
  const bidang = satuanKerja.kode_skpd.slice(0, 4);
  const kode = program.kode.replace('BIDANG', bidang);
  if (outline.sasaran.some((sasaran) => sasaran.program.some((item) => item.kode === kode))) return [];
  const own = (text: string) => text.replace('BIDANG', bidang);
  const kegiatan = program.kegiatan.map((item) => ({
    ...item,
    kode: own(item.kode),
    sub: item.sub.map((sub) => ({ ...sub, kode: own(sub.kode) })),
  }));
  return [{ ...program, kode, pagu: paguPenunjang[satuanKerja.jenis], kegiatan }];
}
