import { tingkatPohon, tingkatWords } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { ownVisibility } from '../../../kit/potret/own-visibility';
import { jumlah, pohon } from '../../../kit/potret/potret-parts';
import { type ReadPotret, registerPotret } from '../../../kit/potret/potret-source';
import { treeScope } from './tree-scope';
import { findTreeRows } from './tree-sql';
import { treeText } from './tree-text';

const keys = ['sasaran_strategis_pd', 'kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'] as const;

type Boxes = { readonly [Key in (typeof keys)[number] | `${(typeof keys)[number]}_cross`]?: readonly Box[] };

/** A box of the tree as far as the portrait tells it; which texts it has depends on its level. */
interface Box extends Boxes {
  readonly is_cross?: boolean;
  readonly satuan: string | null;
  readonly target: number | null;
  readonly sasaran?: string;
  readonly indikator?: string;
  readonly sasaran_strategis_satker?: string;
  readonly iku?: string;
  readonly sasaran_strategis?: { readonly sasaran: string };
  readonly indikator_sasaran_strategis?: { readonly indikator: string };
  readonly satuan_kerja: { readonly satuan_kerja_nama: string };
}

interface Placed {
  readonly tingkat: number;
  readonly box: Box;
  readonly cross: boolean;
}

const placed = (box: Box, tingkat: number, cross = false): Placed[] => {
  const key = keys[tingkat];
  const below = key === undefined ? [] : (box[key] ?? []);
  const contributed = key === undefined ? [] : (box[`${key}_cross`] ?? []);
  return [
    { tingkat, box, cross },
    ...below.flatMap((child) => placed(child, tingkat + 1)),
    ...contributed.flatMap((child) => placed(child, tingkat + 1, true)),
  ];
};

const textOf = (box: Box) =>
  box.sasaran ?? box.sasaran_strategis_satker ?? box.sasaran_strategis?.sasaran ?? null;
const indikatorOf = (box: Box) =>
  box.indikator ?? box.iku ?? box.indikator_sasaran_strategis?.indikator ?? null;

/** A unit's cascading diagram as a tree of lines, from the regency's goals to its sub-activities. */
const cascadingPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const scope = treeScope(tahun, satuan_kerja_id, ownVisibility(satuan_kerja_id));
  if (scope === null) return null;
  const rows = await findTreeRows(db, scope);
  const boxes: readonly Box[] = JSON.parse(treeText(rows).data.join(''));
  const lines = boxes.flatMap((box) => placed(box, 0));
  const own = lines.filter(({ cross }) => !cross);
  // The regency's goals stand there for every unit; a diagram begins with the unit's own.
  if (!own.some(({ tingkat }) => tingkat > 0)) return null;
  const complete = own.filter(({ tingkat, box }) => {
    const key = keys[tingkat];
    return (
      tingkat > 0 &&
      key !== undefined &&
      ((box[key]?.length ?? 0) > 0 || (box[`${key}_cross`]?.length ?? 0) > 0)
    );
  });
  const inner = own.filter(({ tingkat }) => tingkat > 0 && tingkat < keys.length);
  return {
    judul: `Pohon kinerja ${tahun}`,
    kalimat: `${complete.length} dari ${inner.length} kinerja sampai tingkat kegiatan diturunkan ke tingkat di bawahnya.`,
    angka: [
      ...tingkatPohon.map((level, at) =>
        jumlah(tingkatWords[level].singkat, own.filter(({ tingkat }) => tingkat === at).length),
      ),
      jumlah('Dari unit lain', lines.length - own.length),
      jumlah('Diturunkan ke tingkat bawah', complete.length, inner.length),
    ],
    tabel: [
      pohon(
        'Pohon kinerja',
        ['Kinerja', 'Indikator', 'Satuan', 'Target', 'Tingkat'],
        lines.map(({ tingkat, box, cross }) => ({
          tingkat,
          sel: [
            textOf(box),
            indikatorOf(box),
            box.satuan,
            box.target,
            cross
              ? `${tingkatWords[tingkatPohon[tingkat] ?? 'kinerja-sub-kegiatan'].singkat} dari ${box.satuan_kerja.satuan_kerja_nama}`
              : tingkatWords[tingkatPohon[tingkat] ?? 'kinerja-sub-kegiatan'].singkat,
          ],
        })),
      ),
    ],
    halaman: 'cascading.mikro',
  };
};

export const registerCascadingPotret = (app: FastifyInstance): void =>
  registerPotret(app, 'cascading', cascadingPotret);
