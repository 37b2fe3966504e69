import { type JenisSalinan, tingkatRencanaTahunan } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { openRows } from '../../../kit/resource/open-rows';
import type { References } from '../../../kit/resource/references';
import { perTriwulan } from '../../../kit/resource/row-columns';
import { type Patch, rowPatch } from '../../../kit/resource/row-patch';
import { type BatchResource, type ManyInput, passRow, storePassed } from '../../../kit/resource/write-many';
import { ProblemError } from '../../../plugins/problem';
import { problemsOf } from '../import/cascade/cascade-problem';
import { kinerjaKegiatan } from '../kinerja-kegiatan/kinerja-kegiatan-resource';
import { kinerjaLangkahAksi } from '../kinerja-langkah-aksi/langkah-aksi-resource';
import { kinerjaProgram } from '../kinerja-program/kinerja-program-resource';
import { kinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-resource';

/** Levels whose rows are made by the rules of their forms, from top to bottom. */
export const tingkatKinerja = tingkatRencanaTahunan;
export type TingkatKinerja = (typeof tingkatKinerja)[number];

interface Reading {
  readonly tx: Kysely<Tables>;
  readonly tahun: number;
  readonly now: Date;
  readonly references: References;
}

/** How rows of one level are copied. */
interface Tingkat {
  readonly table: keyof Tables;
  readonly induk: { readonly field: string; readonly table: keyof Tables };
  readonly nomenklatur: { readonly field: string; readonly table: keyof Tables } | null;
  /** What rows of a year have, as their forms would send it, without what belongs to that year alone. */
  isi(db: Kysely<Tables>, ids: readonly number[], tahun: number): Promise<ReadonlyMap<number, Patch>>;
  /** Why the form would refuse a new row with these values. */
  periksa(reading: Reading, values: Patch): Promise<readonly string[]>;
  /** Makes rows by right, lock and rules; answers their ids in the same order. */
  simpan(input: ManyInput, references: References, values: readonly Patch[]): Promise<number[]>;
}

/** What was reached, and what answers it, is of its own year; people of teams are chosen anew. */
const milikTahun: Patch = {
  ...Object.fromEntries(
    [...perTriwulan('realisasi'), ...perTriwulan('realisasi_anggaran')].map((name) => [name, null]),
  ),
  penyebab_kegagalan: null,
  penyebab_kegagalan_id: null,
  solusi: [],
  kinerja_tercapai: [],
  kinerja_tidak_tercapai: [],
  anggota: [],
};

function tingkat<Body extends object>(
  resource: BatchResource<Body>,
  { induk, nomenklatur }: Pick<Tingkat, 'induk' | 'nomenklatur'>,
): Tingkat {
  const { bodyOf, currentOf } = rowPatch(resource);
  return {
    table: resource.table,
    induk,
    nomenklatur,
    async isi(db, ids, tahun) {
      const rows = await openRows(db, resource, ids, tahun);
      return new Map([...rows].map(([id, row]) => [id, { ...currentOf(row), ...milikTahun }]));
    },
    async periksa(reading, values) {
      try {
        const errors = await resource.check({ ...reading, body: bodyOf(values), id: null });
        if (Object.keys(errors).length > 0) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
        return [];
      } catch (error) {
        return problemsOf(error).map(({ kolom, pesan }) => `${kolom}: ${pesan}`);
      }
    },
    async simpan(input, references, values) {
      const passed = [];
      for (const one of values) {
        passed.push(await passRow(resource, input, references, { body: bodyOf(one), row: null }));
      }
      return storePassed(resource, input, references, passed);
    },
  };
}

const below = (field: string, table: keyof Tables) => ({ field, table });

export const tingkatSalinan: Readonly<Record<TingkatKinerja, Tingkat>> = {
  'kinerja-program': tingkat(kinerjaProgram, {
    induk: below('sasaran_strategis_pd_id', 'sasaran_strategis_pd'),
    nomenklatur: below('program_id', 'program'),
  }),
  'kinerja-kegiatan': tingkat(kinerjaKegiatan, {
    induk: below('kinerja_program_id', 'kinerja_program'),
    nomenklatur: below('kegiatan_id', 'kegiatan'),
  }),
  'kinerja-sub-kegiatan': tingkat(kinerjaSubKegiatan, {
    induk: below('kinerja_kegiatan_id', 'kinerja_kegiatan'),
    nomenklatur: below('sub_kegiatan_id', 'sub_kegiatan'),
  }),
  'kinerja-langkah-aksi': tingkat(kinerjaLangkahAksi, {
    induk: below('kinerja_sub_kegiatan_id', 'kinerja_sub_kegiatan'),
    nomenklatur: null,
  }),
};

export const isTingkatKinerja = (jenis: JenisSalinan): jenis is TingkatKinerja =>
  (tingkatKinerja as readonly JenisSalinan[]).includes(jenis);
