import { kamusIndikatorEntity } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { defineList, unitColumn, unitFilter, viewsOf } from '@selaras/resource/core';
import { Formula } from '@selaras/ui';
import { putusanFilters, ValidasiBadge } from '../validasi-bappeda/putusan';
import { type KamusListRow, kamusIndikator } from './kamus-indikator';
import { KamusNav } from './kamus-nav';

const { column, filter } = viewsOf(kamusIndikatorEntity);

export const list = defineList<KamusListRow>({
  resource: kamusIndikator,
  description:
    'Indikator sendiri di samping indikator kementerian: arti, rumus, sumber data dan validasinya.',
  sort: { column: 'indikator', descending: false },
  Above: KamusNav,
  filters: [unitFilter, filter('level'), ...putusanFilters],
  columns: [
    {
      id: 'indikator',
      title: 'Indikator sendiri',
      value: ({ indikator }) => indikator,
      sortable: true,
      minWidth: '220px',
    },
    column('indikator_kemendagri', { minWidth: '200px' }),
    {
      id: 'validasi',
      inCard: 'state',
      title: 'Validasi',
      value: ({ validasi }) => validasi,
      cell: ({ validasi, catatan }) => <ValidasiBadge putusan={validasi} catatan={catatan} />,
    },
    column('definisi', { minWidth: '220px' }),
    column('formula', {
      cell: ({ formula }) => (formula === null ? EMPTY_VALUE : <Formula source={formula} />),
      minWidth: '200px',
    }),
    column('satuan'),
    column('sumber_data', { minWidth: '160px' }),
    column('level', { sortable: true, minWidth: '120px' }),
    { ...unitColumn, sortable: true, minWidth: '140px', hidden: true },
    column('jenis', { hidden: true }),
    column('frekuensi', { hidden: true }),
    column('penanggung_jawab', { minWidth: '160px', hidden: true }),
    {
      id: 'catatan',
      title: 'Catatan Bappeda',
      value: ({ catatan }) => catatan,
      minWidth: '200px',
      hidden: true,
    },
  ],
});
