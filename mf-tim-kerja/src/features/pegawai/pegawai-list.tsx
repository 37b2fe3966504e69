import { type PegawaiRow, pegawaiFields } from '@selaras/contracts';
import { jenisJabatanWords, optionsOf } from '@selaras/domain';
import { datesOf, defineReadList, type ListFilter, plainColumn, unitFilter } from '@selaras/resource/core';
import { type TableColumn, TwoLines } from '@selaras/ui';
import { pegawaiImport } from './pegawai-import';

const columns: readonly TableColumn<PegawaiRow>[] = [
  {
    id: 'nama',
    title: 'Pegawai',
    value: ({ nama }) => nama,
    cell: ({ nama, nip }) => <TwoLines below={nip !== null && <span>{`NIP ${nip}`}</span>}>{nama}</TwoLines>,
    minWidth: '220px',
  },
  { ...plainColumn('jabatan', pegawaiFields.jabatan), minWidth: '220px' },
  {
    id: 'unit',
    title: pegawaiFields.unit_kerja_id.label,
    value: ({ unit_kerja_nama, satuan_kerja }) => unit_kerja_nama ?? satuan_kerja.satuan_kerja_nama,
    minWidth: '180px',
  },
  {
    id: 'satuan_kerja',
    title: pegawaiFields.satuan_kerja_id.label,
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    minWidth: '180px',
  },
  plainColumn('pangkat_gol', pegawaiFields.pangkat_gol),
  plainColumn('status_asn', pegawaiFields.status_asn),
  datesOf({ fields: pegawaiFields }).column('berhenti_pada'),
];

const filters: readonly ListFilter[] = [
  {
    name: 'cakupan',
    label: 'Cakupan',
    options: optionsOf({ sendiri: 'Satuan kerja sendiri', semua: 'Semua satuan kerja' }),
  },
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: optionsOf({ aktif: 'Bekerja', berhenti: 'Sudah berhenti' }),
  },
  {
    name: 'jenis_jabatan',
    label: pegawaiFields.jenis_jabatan.label,
    options: [...optionsOf(jenisJabatanWords)],
  },
  unitFilter,
];

/** Employees by name. */
export const pegawaiList = defineReadList<PegawaiRow>({
  caption: 'Pegawai',
  search: 'Cari nama, NIP atau jabatan',
  failed: 'Daftar pegawai gagal dimuat',
  noneFits: 'Tidak ada pegawai yang cocok dengan saringan.',
  columns,
  filters,
  sort: null,
  hideable: true,
  ...(pegawaiImport.keeps && { keeps: pegawaiImport.keeps }),
  rowId: ({ id }) => id,
});
