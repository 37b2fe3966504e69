import { type StatusCross, statusCrossWords } from '@selaras/domain';
import { ownVisibility } from '../../../kit/potret/own-visibility';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { listIds, readRows } from '../../../kit/resource/resource-repository';
import { kinerjaCrossCutting } from '../cross-cutting/cross-resource';

const MOST_ROWS = 2000;

interface Node {
  readonly indikator: string;
  readonly satuan_kerja: { readonly satuan_kerja_id: number; readonly satuan_kerja_nama: string };
}
interface Cross {
  readonly status: StatusCross;
  readonly induk: Node | null;
  readonly anak: Node | null;
}

/** Contributions between a unit and others, in both directions, as the unit's own list names them. */
export const crossCuttingPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const scope = { jenis: 'satu', satuanKerjaId: satuan_kerja_id } as const;
  const ids = await listIds(db, kinerjaCrossCutting, { query: { urut: 'status' }, tahun, scope }, MOST_ROWS);
  if (ids.length === 0) return null;
  const read: readonly unknown[] = await readRows(
    db,
    kinerjaCrossCutting,
    ids,
    tahun,
    ownVisibility(satuan_kerja_id),
  );
  const rows = read as readonly Cross[];
  const isOwn = (node: Node | null) => node?.satuan_kerja.satuan_kerja_id === satuan_kerja_id;
  const agreed = rows.filter(({ status }) => status === 'disetujui');
  const partners = new Set(
    agreed
      .flatMap(({ induk, anak }) => [induk, anak])
      .flatMap((node) => (node === null || isOwn(node) ? [] : [node.satuan_kerja.satuan_kerja_id])),
  );
  return {
    judul: `Cross-cutting ${tahun}`,
    kalimat: `${agreed.length} kinerja lintas unit disetujui bersama ${partners.size} satuan kerja lain.`,
    angka: [
      jumlah('Usulan', rows.length),
      jumlah('Disetujui', agreed.length, rows.length),
      jumlah('Didukung unit lain', agreed.filter(({ induk }) => isOwn(induk)).length),
      jumlah('Mendukung unit lain', agreed.filter(({ induk }) => !isOwn(induk)).length),
      jumlah('Satuan kerja yang terlibat', partners.size),
    ],
    tabel: [
      tabel(
        'Kinerja lintas unit',
        [
          'Kinerja yang didukung',
          'Satuan kerja',
          'Kinerja yang mendukung',
          'Satuan kerja pendukung',
          'Status',
        ],
        rows.map(({ induk, anak, status }) => [
          induk?.indikator ?? null,
          induk?.satuan_kerja.satuan_kerja_nama ?? null,
          anak?.indikator ?? null,
          anak?.satuan_kerja.satuan_kerja_nama ?? null,
          statusCrossWords[status],
        ]),
      ),
    ],
    halaman: 'kinerja-cross-cutting',
  };
};
