import { kinerjaKegiatan } from '../kinerja-kegiatan/kinerja-kegiatan-resource';
import { kinerjaProgram } from '../kinerja-program/kinerja-program-resource';
import { kinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-resource';
import { sameValue } from '../resource/closed-fields';
import type { Resource } from '../resource/resource';
import { changeRow, insertRow, type WriteInput } from '../resource/resource-write';
import { openRow, type Patch, rowPatch } from '../resource/row-patch';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd-resource';
import type { TingkatKaskade } from './kaskade-baris';

interface Perubahan {
  readonly field: string;
  readonly sebelum: unknown;
  readonly sesudah: unknown;
}
export interface Simpanan {
  readonly id: number;
  /** null for a new row. */
  readonly perubahan: readonly Perubahan[] | null;
}

/** How rows of one level are saved, and under which names they hang on others. */
interface Tingkat {
  readonly indukField: string;
  readonly nomenklaturField: string | null;
  /** Saves the fields that a file gives; everything else stays, or is empty in a new row. Throws as the forms' calls do. */
  simpan(input: WriteInput, id: number | null, patch: Patch): Promise<Simpanan>;
}

/** What a new row has when the file says nothing of it. */
const usual: Patch = { polaritas: 'maximize', tipe_hitung: 'akumulasi', skp: false };

function tingkat<Body extends object>(
  resource: Resource<Body>,
  indukField: string,
  nomenklaturField: string | null,
): Tingkat {
  const { bodyOf, currentOf } = rowPatch(resource);

  return {
    indukField,
    nomenklaturField,
    async simpan(input, id, patch) {
      if (id === null) {
        const made = await insertRow(resource, input, bodyOf({ ...usual, ...patch }));
        return { id: made, perubahan: null };
      }
      const row = await openRow(input.tx, resource, id, input.tahun);
      const current = currentOf(row);
      const perubahan = Object.entries(patch).flatMap(([field, sesudah]) =>
        sameValue(sesudah, current[field]) ? [] : [{ field, sebelum: current[field], sesudah }],
      );
      if (perubahan.length > 0) await changeRow(resource, input, row, bodyOf({ ...current, ...patch }));
      return { id, perubahan };
    },
  };
}

/** The levels of a unit's cascade. */
export const tingkatById: Readonly<Record<TingkatKaskade, Tingkat>> = {
  'sasaran-strategis-pd': tingkat(sasaranStrategisPd, 'sasaran_strategis_rpjmd_id', null),
  'kinerja-program': tingkat(kinerjaProgram, 'sasaran_strategis_pd_id', 'program_id'),
  'kinerja-kegiatan': tingkat(kinerjaKegiatan, 'kinerja_program_id', 'kegiatan_id'),
  'kinerja-sub-kegiatan': tingkat(kinerjaSubKegiatan, 'kinerja_kegiatan_id', 'sub_kegiatan_id'),
};
