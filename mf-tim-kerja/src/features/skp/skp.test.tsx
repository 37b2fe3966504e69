import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { Skp } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const skp: Skp = {
  tahun: 2025,
  instansi: 'Pemerintah Kabupaten Tirtaraya',
  pegawai: {
    nama: 'Rahma Uji',
    nip: '199203152019031007',
    pangkat_gol: 'Penata (III/c)',
    jabatan: 'Pengelola Data',
    unit_kerja: 'Bidang Kesehatan Masyarakat',
  },
  penilai: {
    nama: 'Kepala Uji',
    nip: null,
    pangkat_gol: null,
    jabatan: 'Kepala Bidang',
    unit_kerja: 'Dinas Kesehatan',
  },
  bentuk: 'pegawai',
  utama: [
    {
      rhk_pimpinan: 'Meningkatnya layanan ibu hamil',
      rhk: 'Tersusunnya data ibu hamil',
      aspek: 'kuantitas',
      indikator: 'Jumlah dokumen data',
      satuan: 'Dokumen',
      polaritas: null,
      range_min: null,
      range_max: null,
      target: 12,
    },
    {
      rhk_pimpinan: null,
      rhk: 'Terlaksananya pelayanan rujukan',
      aspek: 'kualitas',
      indikator: 'BOR',
      satuan: 'persen',
      polaritas: 'range',
      range_min: 60,
      range_max: 85,
      target: null,
    },
  ],
  tambahan: [],
};
const answering =
  (answer: FakeAnswer) =>
  ({ url }: SentRequest): FakeAnswer =>
    url.startsWith('/api/skp') ? answer : problem(404, 'TIDAK_DITEMUKAN');

describe('the sheet of targets', () => {
  it('names who, results and behaviour in their order, without ratings', async () => {
    await openPage(`/skp/${skp.pegawai.nip}`, answering({ data: { data: skp } }), superUser);
    const sheet = await screen.findByRole('article', { name: 'SKP' });
    const utama = within(sheet).getByRole('table', { name: 'A. Utama' });
    expect(
      within(utama)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No',
      'Rencana hasil kerja pimpinan yang diintervensi',
      'Rencana hasil kerja',
      'Aspek',
      'Indikator kinerja individu',
      'Target',
    ]);
    expect(within(utama).getByText('12 Dokumen')).toBeInTheDocument();
    expect(within(utama).getByText('60–85 persen')).toBeInTheDocument();
    expect(within(sheet).getByRole('table', { name: 'B. Tambahan' })).toHaveTextContent(
      'Belum ada hasil kerja.',
    );
    expect(within(sheet).getByText('Kolaboratif')).toBeInTheDocument();
    expect(sheet).not.toHaveTextContent('ekspektasi rendah');
  });

  it('of a leader stands below nobody’s results', async () => {
    await openPage('/skp', answering({ data: { data: { ...skp, bentuk: 'pimpinan' } } }), superUser);
    const utama = await screen.findByRole('table', { name: 'A. Utama' });
    expect(within(utama).queryByText('Rencana hasil kerja pimpinan yang diintervensi')).toBeNull();
  });

  it('says so when the account is no employee’s', async () => {
    const pesan = 'Akun Anda tidak terhubung dengan data pegawai tahun ini.';
    await openPage('/skp', answering(problem(404, 'TIDAK_DITEMUKAN', { pesan })), superUser);
    expect(await screen.findByText(pesan, { exact: false })).toBeInTheDocument();
  });
});
