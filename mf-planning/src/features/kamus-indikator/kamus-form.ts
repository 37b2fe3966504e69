import type { TreeLevel } from '@selaras/contracts';
import { bidangKamusIndikator } from '@selaras/domain';
import { afterUnit, defineForm, unitField, unitScope } from '@selaras/resource/core';
import { polaritasOptions } from '../kinerja/kinerja-words';
import { kamusIndikator, kamusIndikatorEndpoints } from './kamus-indikator';
import { pilihanKinerjaQuery } from './kamus-queries';
import {
  frekuensiOptions,
  jenisOptions,
  kendaliOptions,
  konsolidasiOptions,
  leadLagOptions,
  levelOptions,
  periodeOptions,
} from './kamus-words';

const onlyNew = ({ isNew }: { isNew: boolean }) => isNew;

export const form = defineForm({
  resource: kamusIndikator,
  groups: bidangKamusIndikator,
  autofill: {
    endpoint: kamusIndikatorEndpoints.isian,
    source: () => 'definisi operasional kinerjanya',
    words: 'Pilih kinerjanya dahulu.',
    query: ({ level, kinerja_id }) => (kinerja_id === null ? null : { level, kinerja_id }),
  },
  sections: [
    {
      title: 'Kinerja',
      help: 'Satu kamus menjelaskan satu indikator kinerja; indikatornya sendiri diubah pada kinerjanya.',
      fields: [
        { ...unitField, asked: ({ isNew, picksUnit }) => isNew && picksUnit, empties: ['kinerja_id'] },
        {
          kind: 'choice',
          name: 'level',
          label: 'Tingkat',
          half: true,
          asked: onlyNew,
          options: levelOptions,
          initial: 'kinerja-sub-kegiatan',
          empties: ['kinerja_id'],
        },
        {
          kind: 'pick',
          name: 'kinerja_id',
          label: 'Indikator kinerja',
          help: 'Hanya yang belum punya kamus.',
          asked: onlyNew,
          after: afterUnit,
          query: (values) => (search) =>
            pilihanKinerjaQuery({
              level: values.level as TreeLevel,
              satuan_kerja_id: unitScope(values).satuan_kerja_id ?? 0,
              ...search,
            }),
        },
      ],
    },
    {
      title: 'Indikator',
      fields: [
        {
          kind: 'area',
          name: 'indikator_kemendagri',
          label: 'Indikator menurut Kemendagri',
          required: false,
          help: 'Pada sub kegiatan sama dengan isian kinerja sub kegiatannya; bila dikosongkan, terisi dari nomenklatur.',
        },
        {
          kind: 'area',
          name: 'tujuan',
          label: 'Tujuan',
          required: false,
          help: 'Untuk apa indikator ini diukur.',
        },
        { kind: 'choice', name: 'jenis', label: 'Jenis', required: false, half: true, options: jenisOptions },
        {
          kind: 'choice',
          name: 'lead_lag',
          label: 'Lead/lag',
          required: false,
          half: true,
          options: leadLagOptions,
          help: 'Lead mendorong hasil yang akan datang, lag menunjukkan hasil yang sudah terjadi.',
        },
        {
          kind: 'choice',
          name: 'tingkat_kendali',
          label: 'Tingkat kendali',
          required: false,
          half: true,
          options: kendaliOptions,
          help: 'Seberapa jauh satuan kerja menentukan hasilnya.',
        },
      ],
    },
    {
      title: 'Pengukuran',
      fields: [
        { kind: 'area', name: 'definisi', label: 'Definisi', help: 'Apa yang diukur dan apa batasnya.' },
        {
          kind: 'rumus',
          name: 'formula',
          label: 'Formula',
          required: false,
          help: 'Ditulis dengan LaTeX, misalnya \\frac{\\text{dilayani}}{\\text{sasaran}} \\times 100\\%.',
        },
        { kind: 'text', name: 'satuan', label: 'Satuan', half: true, maxLength: 100 },
        {
          kind: 'choice',
          name: 'polaritas',
          label: 'Polaritas',
          required: false,
          half: true,
          options: polaritasOptions,
        },
        {
          kind: 'choice',
          name: 'konsolidasi_periode',
          label: 'Konsolidasi periode',
          required: false,
          half: true,
          options: konsolidasiOptions,
          help: 'Bagaimana angka beberapa periode menjadi satu angka setahun.',
        },
      ],
    },
    {
      title: 'Data dan pelaporan',
      fields: [
        { kind: 'area', name: 'sumber_data', label: 'Sumber data', required: false },
        {
          kind: 'text',
          name: 'penanggung_jawab',
          label: 'Penanggung jawab',
          required: false,
          half: true,
          help: 'Jabatan atau unit kerja, bukan nama orang.',
        },
        {
          kind: 'choice',
          name: 'frekuensi',
          label: 'Frekuensi pengumpulan',
          required: false,
          half: true,
          options: frekuensiOptions,
        },
        {
          kind: 'choice',
          name: 'periode_pelaporan',
          label: 'Periode pelaporan',
          required: false,
          half: true,
          options: periodeOptions,
        },
      ],
    },
  ],
});
