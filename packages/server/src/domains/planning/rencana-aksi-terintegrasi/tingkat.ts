import type { TingkatTerintegrasi } from '@selaras/contracts';
import { periodStartOf, yearPosition } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Resource, ResourceRow } from '../../../kit/resource/resource';
import { changeRow } from '../../../kit/resource/resource-write';
import { perTriwulan } from '../../../kit/resource/row-columns';
import { openRow, type Patch, rowPatch } from '../../../kit/resource/row-patch';
import type { WriteInput } from '../../../kit/resource/write-input';
import { kinerjaKegiatan } from '../kinerja-kegiatan/kinerja-kegiatan-resource';
import { kinerjaLangkahAksi } from '../kinerja-langkah-aksi/langkah-aksi-resource';
import { kinerjaProgram } from '../kinerja-program/kinerja-program-resource';
import { kinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-resource';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd-resource';

type Fields = Readonly<Record<string, string>>;

/** How a row of one level is written: by the rules and locks of its form. */
interface Tingkat {
  /** Fields of the table by name with what the level calls them in a year. */
  fields(tahun: number): Fields;
  /** The row as the form reads it, locked until the transaction ends. Throws 404. */
  open(tx: Kysely<Tables>, id: number, tahun: number): Promise<ResourceRow>;
  /** Changes what the patch names, everything else stays. Throws as the form's call does, by the level's own names. */
  simpan(input: WriteInput, row: ResourceRow, patch: Patch): Promise<void>;
}

function tingkat<Body extends object>(resource: Resource<Body>, fields: Tingkat['fields']): Tingkat {
  const { bodyOf, currentOf } = rowPatch(resource);
  return {
    fields,
    open: (tx, id, tahun) => openRow(tx, resource, id, tahun),
    async simpan(input, row, patch) {
      await changeRow(resource, input, row, bodyOf({ ...currentOf(row), ...patch }));
    },
  };
}

const named = (...names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, name]));

const quarterly = named(
  'sasaran',
  'indikator',
  'satuan',
  ...perTriwulan('target'),
  ...perTriwulan('realisasi'),
);
/** The budget of a performance is written with its quarters, in its form. */
const kinerja = { ...quarterly, target: 'target' };
const langkahAksi = { ...quarterly, anggaran: 'anggaran' };

/** A goal's figures of the year are one of five. */
const ofGoal = (tahun: number): Fields => {
  const posisi = yearPosition(tahun, periodStartOf(tahun) ?? tahun);
  return {
    satuan: 'satuan',
    sasaran: 'sasaran_strategis_satker',
    indikator: 'iku',
    target: `target_${posisi}`,
    realisasi: `realisasi_${posisi}`,
  };
};

export const tingkatTertulis: Readonly<Record<TingkatTerintegrasi, Tingkat>> = {
  'sasaran-strategis-pd': tingkat(sasaranStrategisPd, ofGoal),
  'kinerja-program': tingkat(kinerjaProgram, () => kinerja),
  'kinerja-kegiatan': tingkat(kinerjaKegiatan, () => kinerja),
  'kinerja-sub-kegiatan': tingkat(kinerjaSubKegiatan, () => kinerja),
  'kinerja-langkah-aksi': tingkat(kinerjaLangkahAksi, () => langkahAksi),
};
