import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { fakeResource, openKunci, writes } from '@selaras/resource/testing';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const PATH = '/kamus-indikator-fungsional';
const unit = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };

const bidan = {
  id: 1,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  tahun: 2025,
  satuan_kerja: unit,
  jabatan: 'Bidan Ahli Muda',
  indikator: 'Jumlah ibu hamil yang dilayani',
  satuan: 'orang',
  keterangan: null as string | null,
  kinerja_sub_kegiatan: [
    { id: 8, indikator: 'Ibu hamil terlayani', sub_kegiatan: '1.02.02.2.02.0001 Ibu hamil' },
  ],
};

function server() {
  const kamus = fakeResource({
    path: PATH,
    rows: [bidan],
    rowOf: (body, before) => ({ ...bidan, ...before, ...body }),
  });
  return (request: SentRequest): FakeAnswer => {
    if (request.url === `/api${PATH}/pilihan-jabatan`) {
      return { data: [{ value: 'Perawat Ahli Pertama', label: 'Perawat Ahli Pertama' }] };
    }
    if (request.url === '/api/option/indikator/kinerja-sub-kegiatan') {
      return { data: [{ value: 9, label: 'Balita dipantau' }] };
    }
    return kamus.answer(request);
  };
}

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('the dictionary of functional positions', () => {
  it('names position, indicator, unit and the sub-activities that it serves', async () => {
    await openPage(PATH, server());
    const row = await screen.findByRole('row', { name: /Bidan Ahli Muda/ });
    expect(row).toHaveTextContent('Jumlah ibu hamil yang dilayani');
    expect(row).toHaveTextContent('orang');
    expect(screen.getByRole('link', { name: '1.02.02.2.02.0001 Ibu hamil' })).toHaveAttribute(
      'href',
      '/kinerja-sub-kegiatan/8',
    );
  });

  it('links further sub-activities and lets go of old ones', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=ubah-1`, server());
    await user.click(await screen.findByRole('combobox', { name: /^Sub kegiatan yang didukung/ }));
    await user.click(await screen.findByText('Balita dipantau'));
    await user.click(screen.getByRole('button', { name: 'Lepas 1.02.02.2.02.0001 Ibu hamil' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toMatchObject({
      headers: { 'If-Match': '"1"' },
      body: { jabatan: 'Bidan Ahli Muda', kinerja_sub_kegiatan_ids: [9] },
    });
  });

  it('suggests the positions of the unit, and takes any other', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=baru`, server());
    const jabatan = await screen.findByLabelText('Jabatan fungsional');
    await waitFor(() =>
      expect(document.querySelector('datalist option')).toHaveAttribute('value', 'Perawat Ahli Pertama'),
    );
    await user.type(jabatan, 'Sanitarian Ahli Muda');
    await user.type(screen.getByLabelText('Indikator'), 'Jumlah inspeksi');
    await user.type(screen.getByLabelText('Satuan'), 'inspeksi');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({
      satuan_kerja_id: 1012,
      jabatan: 'Sanitarian Ahli Muda',
      kinerja_sub_kegiatan_ids: [],
    });
  });
});
