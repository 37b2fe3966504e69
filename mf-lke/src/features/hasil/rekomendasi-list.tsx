import { catatanNilaiLkeFields, type LkeHasilDetail } from '@selaras/contracts';
import { plainColumn } from '@selaras/resource/core';
import { Badge, DataTable, type TableColumn } from '@selaras/ui';

type Row = LkeHasilDetail['rekomendasi'][number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'kriteria',
    title: 'Kriteria',
    value: ({ nomor, uraian }) => `${nomor} ${uraian}`,
    minWidth: '260px',
  },
  { ...plainColumn('catatan', catatanNilaiLkeFields.catatan), minWidth: '220px' },
  {
    id: 'rekomendasi',
    title: catatanNilaiLkeFields.rekomendasi.label,
    value: ({ rekomendasi, diperbaiki }) =>
      rekomendasi ?? (diperbaiki && `Selesai diperbaiki: ${diperbaiki}`),
    cell: ({ rekomendasi, diperbaiki }) =>
      rekomendasi ??
      (diperbaiki && (
        <>
          <Badge tone="success">Selesai diperbaiki</Badge> {diperbaiki}
        </>
      )),
    minWidth: '240px',
  },
];

/** What evaluators noted and recommended, criterion by criterion. */
export const RekomendasiList = ({ rows }: { rows: readonly Row[] | undefined }) => (
  <DataTable
    caption="Rincian catatan dan rekomendasi"
    columns={columns}
    cards
    rows={rows}
    rowId={({ kriteria_id }) => kriteria_id}
    empty={{ description: 'Belum ada catatan dan rekomendasi yang terbuka bagi Anda.' }}
    hideable
  />
);
