import { allTriwulan, triwulanWord } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { DataTable, type TableColumn } from '@selaras/ui';
import type { kinerjaLangkahAksi } from './kinerja-langkah-aksi';

type Anggota = Row<typeof kinerjaLangkahAksi>['anggota'][number];

const columns: readonly TableColumn<Anggota>[] = [
  { id: 'nama', title: 'Nama', value: ({ nama }) => nama, minWidth: '160px' },
  { id: 'nip', title: 'NIP', value: ({ nip }) => nip },
  { id: 'target', title: 'Target', value: ({ target }) => target, numeric: true },
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  ...allTriwulan.map((tw) => ({
    id: `realisasi_tw${tw}`,
    title: triwulanWord(tw),
    value: (row: Anggota) => row[`realisasi_tw${tw}`],
    numeric: true,
  })),
];

/** Members that carry a step with what each reached. */
export function AnggotaTable({ anggota }: { anggota: readonly Anggota[] }) {
  return (
    <DataTable
      caption="Anggota tim"
      columns={columns}
      rows={anggota}
      rowId={({ id }) => id}
      empty={{ description: 'Belum ada anggota.' }}
    />
  );
}
