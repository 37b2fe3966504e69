import type { SentRequest } from '@selaras/api-client/testing';
import type { Row } from '@selaras/resource/core';
import { fakeResource, openKunci, superUser } from '@selaras/resource/testing';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { tiapTahun } from '../../testing/per-period';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

type RpjmdRow = Row<typeof sasaranStrategisRpjmd>;

const withoutFigures: RpjmdRow = {
  id: 2,
  teks_sebelumnya: [],
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  tahun_mulai: 2024,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  tujuan: { id: 1, nomor: '1.1', tujuan: 'Masyarakat yang sehat' },
  sasaran_strategis: { id: 11, nomor: '1.1.1', sasaran: 'Meningkatnya kualitas sumber daya manusia' },
  indikator_sasaran_strategis: { id: 21, nomor: '2', indikator: 'Prevalensi stunting' },
  satuan: 'persen',
  polaritas: 'minimize',
  range_min: null,
  range_max: null,
  tipe_hitung: 'posisi_akhir',
  baseline: 18.9,
  label_pembanding: 'nasional',
  status_upload_pk: null,
  csf_gagal: false,
  ...tiapTahun('target', null),
  ...tiapTahun('realisasi', null),
  ...tiapTahun('capaian', null),
  ...tiapTahun('rata_nasional', null),
  sumber_data: null,
  do_narasi: null,
  do_rumus: null,
  do_keterangan: null,
  do_sumber: null,
  kinerja_tercapai: [],
  kinerja_tidak_tercapai: [],
  anak: [],
  indikator_merge: [],
};

/** Met in the first year of its period, missed in the second. */
const stunting: RpjmdRow = { ...withoutFigures, capaian_1: 104, capaian_2: 91.53 };

function fakeRpjmd(shown: RpjmdRow = stunting) {
  const resource = fakeResource<RpjmdRow>({
    path: '/sasaran-strategis-rpjmd',
    rows: [shown],
    rowOf: (body, before) => ({ ...stunting, ...before, ...body }),
  });
  return (request: SentRequest) => {
    const { url, params } = request;
    if (url === '/api/option/sasaran-strategis') {
      return { data: [{ value: 11, label: '1.1.1 Meningkatnya kualitas sumber daya manusia' }] };
    }
    if (url === '/api/option/indikator-sasaran-strategis') {
      const own = (params as { sasaran_strategis_id?: number }).sasaran_strategis_id === 11;
      return { data: own ? [{ value: 21, label: '2 Prevalensi stunting' }] : [] };
    }
    if (url.startsWith('/api/option/')) return { data: [] };
    return resource.answer(request);
  };
}

beforeEach(() => localStorage.clear());

describe('goals of the regency', () => {
  it('stand in the list by the whole number of their indicator, and are filtered by their unit', async () => {
    const { sent } = await openPage('/sasaran-strategis-rpjmd?satuan_kerja_id=1012', fakeRpjmd(), superUser);
    expect(await screen.findByRole('row', { name: /1\.1\.1\.2.*Prevalensi stunting/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^PD pengampu/ })).toBeInTheDocument();
    const [first] = sent.filter(({ url }) => url === '/api/sasaran-strategis-rpjmd');
    expect(first?.params).toMatchObject({ satuan_kerja_id: '1012' });
  });

  it('carry the status of their achievement and failed factors in list and detail, as in the diagram', async () => {
    const failing = fakeRpjmd({ ...stunting, csf_gagal: true });
    const { unmount } = await openPage('/sasaran-strategis-rpjmd', failing, superUser);
    const row = await screen.findByRole('row', { name: /Prevalensi stunting/ });
    expect(row).toHaveTextContent('91,53%Tidak tercapai & CSF Gagal');
    unmount();
    const { container } = await openPage('/sasaran-strategis-rpjmd/2', failing, superUser);
    await screen.findByText('Target, realisasi dan capaian');
    const bars = [...container.querySelectorAll('figure')].map(
      (bar) => /--s-status-([a-z-]+)\)/.exec(bar.innerHTML)?.[1],
    );
    expect(bars.slice(0, 3)).toEqual(['tercapai', 'keduanya', 'belum-ada-data']);
  });

  it('are made with an indicator of the goal that was chosen first', async () => {
    const { user, sent } = await openPage('/sasaran-strategis-rpjmd/create', fakeRpjmd(), superUser);
    expect(await screen.findByText('Pilih sasaran strategis terlebih dahulu')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Sasaran strategis' }));
    await user.click(await screen.findByRole('option', { name: /^1\.1\.1/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Indikator kinerja utama Bupati' }));
    await user.click(await screen.findByRole('option', { name: '2 Prevalensi stunting' }));
    await waitFor(() => expect(screen.getByText('2 Prevalensi stunting')).toBeInTheDocument());
    const asked = sent.filter(({ url }) => url === '/api/option/indikator-sasaran-strategis');
    expect(asked.at(-1)?.params).toMatchObject({ sasaran_strategis_id: 11 });
  });

  it('are told in their history by the words of form and list', () => {
    expect(sasaranStrategisRpjmd.fieldNames).toMatchObject({
      satuan_kerja_id: 'Perangkat daerah pengampu',
      indikator_sasaran_strategis_id: 'IKU Bupati',
      range_min: 'Batas bawah',
      target_1: 'Target tahun ke-1',
      capaian_1: 'Capaian tahun ke-1',
      rata_nasional_5: 'Rata-rata pembanding tahun ke-5',
      label_pembanding: 'Pembanding',
    });
  });
});
