import type { LangkahPerbaikanDaftar } from '@selaras/contracts';
import { formatRupiah, keadaanPerbaikanWords, triwulanWord } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { plainColumn } from '@selaras/resource/core';
import { ClampedText, type TableColumn } from '@selaras/ui';
import { jadwalLangkah } from '../../perbaikan/jadwal-langkah';
import { KeadaanBadge } from '../../perbaikan/keadaan-badge';
import { langkahPerbaikanFields } from '../../perbaikan/langkah-perbaikan-fields';

type Column = TableColumn<LangkahPerbaikanDaftar>;

const unit: Column = {
  id: 'satuan_kerja',
  title: 'Satuan kerja',
  value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
  minWidth: '140px',
};

/** Columns of repair steps; of one unit its name is not repeated. */
export const langkahColumns = (withUnit: boolean): readonly Column[] => [
  { ...plainColumn('sasaran', langkahPerbaikanFields.sasaran), id: 'langkah', minWidth: '240px' },
  ...(withUnit ? [unit] : []),
  {
    id: 'penyebab',
    title: 'Penyebab yang diperbaiki',
    value: ({ penyebab }) => penyebab.penyebab,
    cell: ({ penyebab, kinerja }) => (
      <PageLink page="rapor.penyebab" params={{ triwulan: penyebab.triwulan, kinerjaId: kinerja.id }}>
        <ClampedText lead={triwulanWord(penyebab.triwulan)}>{penyebab.penyebab}</ClampedText>
      </PageLink>
    ),
    minWidth: '220px',
  },
  {
    id: 'sub_kegiatan',
    title: 'Sub kegiatan',
    value: ({ kinerja }) => kinerja.nama ?? kinerja.indikator,
    cell: ({ kinerja }) => (
      <ClampedText {...(kinerja.kode && { lead: kinerja.kode })}>
        {kinerja.nama ?? kinerja.indikator}
      </ClampedText>
    ),
    minWidth: '220px',
  },
  {
    id: 'keadaan',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ keadaan }) => keadaanPerbaikanWords[keadaan],
    cell: ({ keadaan }) => <KeadaanBadge keadaan={keadaan} />,
  },
  {
    id: 'jadwal',
    title: 'Realisasi',
    value: (row) => jadwalLangkah(row) || 'Belum ada target',
    minWidth: '150px',
  },
  plainColumn('satuan', langkahPerbaikanFields.satuan),
  {
    id: 'anggaran',
    title: langkahPerbaikanFields.anggaran.label,
    value: ({ anggaran }) => anggaran,
    cell: ({ anggaran }) => formatRupiah(anggaran),
    numeric: true,
  },
  {
    id: 'pelaksana',
    title: 'Pelaksana',
    value: ({ pelaksana }) => (pelaksana.length === 0 ? 'Belum ditunjuk' : pelaksana.join('; ')),
    minWidth: '160px',
  },
  { id: 'bukti', title: 'Bukti', value: ({ bukti }) => bukti, numeric: true },
];
