import { expandUnit } from './expand';
import type { OutlineUnit } from './outline';
import { type SatuanKerja, SETDA } from './satuan-kerja';

/** The regencies of the province beside Tirtaraya. */
const kabupaten =
  'Argamukti Bantarjaya Cakrawana Candrabuana Danasari Dharmatirta Ekabuana Gandamulya Giriwangi Harjabinangun Indrawana Jatikerta Kalimukti Karangbuana Kertaraharja Lembahsari Linggabuana Madusari Mandalaraya Mekarbuana Muarajaya Nagarawangi Padmasari Pancawarna Paramukti Purwaraya Rajabuana Rimbasari Sagaramukti Sindangraya Sukmajaya Surawana Tanjungbuana Tegalmukti Utamaraya Wanamukti Wijayasari'.split(
    ' ',
  );

/** Nodes of each of their units, goals included: 38 regencies make about 100,000. */
const NODES_PER_UNIT = 67;
/** Ids of a regency's units begin at its number times this one. */
const IDS_PER_KABUPATEN = 10_000_000;

/** A regency with its units, what each of them plans, and the id of its secretariat. */
export interface Kabupaten {
  readonly units: readonly SatuanKerja[];
  readonly outlines: ReadonlyMap<number, OutlineUnit>;
  readonly setda: number;
}

/** The province's other regencies, each with the units and plans of the first one, in a size of their own. */
export function otherKabupaten(
  units: readonly SatuanKerja[],
  outlines: ReadonlyMap<number, OutlineUnit>,
): Kabupaten[] {
  const expanded = [...outlines.values()].map((outline) => expandUnit(outline, NODES_PER_UNIT));
  return kabupaten.map((nama, index) => {
    const idOf = (id: number) => (index + 1) * IDS_PER_KABUPATEN + id;
    const own = expanded.map((outline) => ({ ...outline, satuan_kerja_id: idOf(outline.satuan_kerja_id) }));
    return {
      units: units.map((unit) => unitIn(unit, nama, index + 1, idOf)),
      outlines: new Map(own.map((outline) => [outline.satuan_kerja_id, outline])),
      setda: idOf(SETDA),
    };
  });
}

function unitIn(unit: SatuanKerja, nama: string, nomor: number, idOf: (id: number) => number): SatuanKerja {
  const kode = unit.kode_skpd;
  return {
    ...unit,
    satuan_kerja_id: idOf(unit.satuan_kerja_id),
    // Its last four digits number the units of one regency, of which there are fewer than a hundred.
    kode_skpd: `${kode.slice(0, -4)}${String(nomor).padStart(2, '0')}${kode.slice(-2)}`,
    satuan_kerja_nama: `${unit.satuan_kerja_nama} Kabupaten ${nama}`,
    singkatan: `${unit.singkatan} ${nama}`,
  };
}
