import type { PegawaiRow } from '@selaras/contracts';
import { formatDate, jenisJabatanWords, optionsOf } from '@selaras/domain';
import { defineReadList, type ListFilter, unitFilter } from '@selaras/resource/core';
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
  { id: 'jabatan', title: 'Jabatan', value: ({ jabatan }) => jabatan, minWidth: '220px' },
  {
    id: 'unit',
    title: 'Unit kerja',
    value: ({ unit_kerja_nama, satuan_kerja }) => unit_kerja_nama ?? satuan_kerja.satuan_kerja_nama,
    minWidth: '180px',
  },
  {
    id: 'satuan_kerja',
    title: 'Satuan kerja',
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    minWidth: '180px',
  },
  { id: 'pangkat_gol', title: 'Pangkat/golongan', value: ({ pangkat_gol }) => pangkat_gol },
  { id: 'status_asn', title: 'Status', value: ({ status_asn }) => status_asn },
  {
    id: 'berhenti_pada',
    title: 'Berhenti',
    value: ({ berhenti_pada }) => (berhenti_pada === null ? null : formatDate(berhenti_pada)),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'cakupan',
    label: 'Cakupan',
    options: [
      { value: 'sendiri', label: 'Satuan kerja sendiri' },
      { value: 'semua', label: 'Semua satuan kerja' },
    ],
  },
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: [
      { value: 'aktif', label: 'Bekerja' },
      { value: 'berhenti', label: 'Sudah berhenti' },
    ],
  },
  { name: 'jenis_jabatan', label: 'Jenis jabatan', options: [...optionsOf(jenisJabatanWords)] },
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
