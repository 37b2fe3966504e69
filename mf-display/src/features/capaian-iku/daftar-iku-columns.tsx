import type { DaftarIku } from '@selaras/contracts';
import { predikatCapaian, statusCapaianOf } from '@selaras/domain';
import { figureColumns } from '@selaras/resource/core';
import { IkuComparison, StatusBadge, type TableColumn } from '@selaras/ui';
import { NameCell } from '../../cells/name-cell';

/** Indicator with its owner, what was promised and reached, its predicate, and the comparison. */
export const daftarIkuColumns: readonly TableColumn<DaftarIku>[] = [
  {
    id: 'indikator',
    title: 'IKU',
    value: ({ indikator }) => indikator,
    cell: ({ indikator, sasaran, tingkat, satuan_kerja }) => (
      <NameCell>
        {indikator}
        <small>{sasaran}</small>
        <small>{tingkat === 'kabupaten' ? 'IKU Bupati' : satuan_kerja.satuan_kerja_nama}</small>
      </NameCell>
    ),
    minWidth: '240px',
  },
  ...figureColumns,
  {
    id: 'status',
    inCard: 'state',
    title: 'Status',
    value: ({ capaian }) => capaian,
    cell: ({ capaian }) => <StatusBadge status={statusCapaianOf(capaian, false)} />,
  },
  {
    id: 'predikat',
    title: 'Predikat',
    unit: 'Permendagri 86/2017',
    minWidth: '170px',
    value: ({ capaian }) => predikatCapaian(capaian),
  },
  {
    id: 'pembanding',
    title: 'Pembanding',
    value: ({ rata_nasional }) => rata_nasional,
    cell: (iku) => <IkuComparison iku={iku} />,
    minWidth: '200px',
  },
];
