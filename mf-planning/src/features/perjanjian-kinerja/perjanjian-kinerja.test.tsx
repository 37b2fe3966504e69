import { problem, type SentRequest } from '@selaras/api-client/testing';
import type { PerjanjianDetail } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { baris, draf, terbit } from './perjanjian.fixture';

const list = (data: readonly object[]) => ({
  data: { data, current_page: 1, total: data.length, per_page: 20 },
});
const detail = (shown: PerjanjianDetail) => () => ({ data: { data: shown } });
const alamat = () => screen.getByLabelText('alamat');
/** What would be lost by leaving the page. */
const unsaved = () => document.querySelector<HTMLElement>('[data-unsaved="true"]');

describe('the list of agreements', () => {
  it('begins a draft from a row that has none, and goes there', async () => {
    const { sent, user } = await openPage('/perjanjian-kinerja', ({ method }) =>
      method === 'POST' ? { status: 201, data: { data: draf } } : list([baris]),
    );
    const row = await screen.findByRole('row', { name: /Cakupan K6/ });
    expect(row).toHaveTextContent('Belum dibuat');
    expect(row).toHaveTextContent('Belum diketahui');
    await user.click(within(row).getByRole('button', { name: /Buat draf/ }));
    await waitFor(() => expect(alamat()).toHaveTextContent('/perjanjian-kinerja/7'));
    const [made] = writes(sent);
    expect(made?.body).toEqual({ jenis: 'kinerja-program', subjek_id: 86, satuan_kerja_id: 1012 });
    expect(made?.headers['Idempotency-Key']).toBeTruthy();
  });

  it('keeps its filters in the address and asks with them', async () => {
    const { sent, user } = await openPage('/perjanjian-kinerja?status=draf', () => list([]));
    expect(sent[0]?.params).toEqual({ status: 'draf', page: 1 });
    expect(await screen.findByText(/cocok dengan saringan/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(alamat()).toHaveTextContent(/^\/perjanjian-kinerja$/));
  });

  it('opens a row by a press only where there is an agreement', async () => {
    const perjanjian = { ...terbit.terbitan[0], ...terbit };
    const { user } = await openPage('/perjanjian-kinerja', () =>
      list([baris, { ...baris, subjek_id: 87, indikator: 'Balita naik berat badan', perjanjian }]),
    );
    const without = await screen.findByRole('row', { name: /Cakupan K6/ });
    await user.click(without);
    expect(alamat()).toHaveTextContent(/^\/perjanjian-kinerja$/);
    expect(without).not.toHaveAttribute('tabindex');
    const opening = screen.getByRole('row', { name: /Balita naik/ });
    expect(opening).toHaveAttribute('tabindex', '0');
    await user.click(opening);
    expect(alamat()).toHaveTextContent('/perjanjian-kinerja/7');
  });

  it('offers no draft to who may not, and leads to the agreement that is there', async () => {
    const perjanjian = { ...terbit.terbitan[0], ...terbit };
    const { user } = await openPage('/perjanjian-kinerja', () =>
      list([{ ...baris, perjanjian, kemampuan: { buat: false } }]),
    );
    const row = await screen.findByRole('row', { name: /Cakupan K6/ });
    expect(row).toHaveTextContent('DiterbitkanMurni, 3 Februari 2025');
    expect(within(row).queryByRole('button', { name: /Buat draf/ })).not.toBeInTheDocument();
    await user.click(within(row).getByRole('link', { name: /Lihat/ }));
    expect(alamat()).toHaveTextContent('/perjanjian-kinerja/7');
  });
});

describe('an agreement', () => {
  it('lies there as it is printed: parties, one number for a goal’s indicators, money with its total', async () => {
    await openPage('/perjanjian-kinerja/7', detail(draf));
    const first = await screen.findByRole('article', { name: 'Perjanjian' });
    expect(first).toHaveTextContent('PERJANJIAN KINERJA TAHUN 2025');
    expect(first).toHaveTextContent('selaku atasan pihak pertama, selanjutnya disebut PIHAK KEDUA');
    expect(first).toHaveTextContent('NIP 197503242002121006');
    const annex = screen.getByRole('article', { name: 'Lampiran' });
    const rows = within(annex)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'NoSasaranIndikator KinerjaSatuanTarget',
      '1Ibu sehatCakupan K6persen92,5',
      'Cakupan persalinan-90',
      '2Gizi baikKadar Hbg/dL11–13,5',
      'NoKegiatanAnggaranKeterangan',
      '11.02.02.2.02 Layanan UKMRp 1.500.000APBD',
      '2Layanan UKPRp 500.000',
      'JumlahRp 2.000.000',
    ]);
  });

  it('of the regent is his declaration alone', async () => {
    await openPage(
      '/perjanjian-kinerja/7',
      detail({ ...draf, jenis: 'pemda', pihak_kedua: null, satuan_kerja: null }),
    );
    const first = await screen.findByRole('article', { name: 'Perjanjian' });
    expect(first).not.toHaveTextContent('PIHAK');
    expect(first).toHaveTextContent('berorientasi pada hasil, yang bertanda tangan di bawah ini:');
  });

  it('is issued once with place and date, by the version that was read', async () => {
    const { sent, user, queries } = await openPage('/perjanjian-kinerja/7', ({ method }) => ({
      data: { data: method === 'POST' ? terbit : draf },
    }));
    const diagram = ['cascading', { satuanKerjaId: 1012 }];
    queries.setQueryData(diagram, {});
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
    expect(within(dialog).getAllByText('Wajib diisi')).toHaveLength(2);
    expect(writes(sent)).toEqual([]);
    expect(unsaved()).toBeNull();
    await user.type(within(dialog).getByLabelText('Tempat'), 'Tirtakota');
    await user.type(within(dialog).getByLabelText('Tanggal'), '2025-02-03');
    expect(unsaved()).toContainElement(within(dialog).getByLabelText('Tempat'));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Terbitkan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]).toMatchObject({
      url: '/api/perjanjian-kinerja/7/terbitkan',
      body: { tanggal: '2025-02-03', tempat: 'Tirtakota' },
      headers: { 'If-Match': '"3"' },
    });
    expect(queries.getQueryState(diagram)?.isInvalidated).toBe(true);
  });

  it('says what is missing, and cannot be issued until then', async () => {
    await openPage('/perjanjian-kinerja/7', detail({ ...draf, kendala: 'Pengampu belum ditetapkan.' }));
    expect(
      await screen.findByText(/Belum dapat diterbitkan\. Pengampu belum ditetapkan\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Terbitkan' })).toBeDisabled();
  });

  it('that somebody else has changed says so in the dialog', async () => {
    const { user } = await openPage('/perjanjian-kinerja/7', ({ method }: SentRequest) =>
      method === 'POST' ? problem(412, 'VERSI_BASI') : { data: { data: { ...draf, tempat: 'Tirtakota' } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Tanggal'), '2025-02-03');
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('pesan VERSI_BASI');
  });

  it('takes its signed copy as a PDF that was uploaded before', async () => {
    const { sent, user } = await openPage('/perjanjian-kinerja/7', ({ url }) =>
      url.endsWith('/berkas')
        ? { status: 201, data: { data: { id: 5, nama: 'pk.pdf', jenis: 'application/pdf', ukuran: 9 } } }
        : { data: { data: terbit } },
    );
    await user.click(await screen.findByRole('button', { name: 'Unggah yang ditandatangani' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Salinan ini terbuka untuk umum seperti yang ditandatangani');
    expect(within(dialog).getByRole('button', { name: 'Simpan salinan' })).toBeDisabled();
    await user.upload(
      within(dialog).getByLabelText('Salinan bertanda tangan'),
      new File(['%PDF'], 'pk.pdf', { type: 'application/pdf' }),
    );
    expect(unsaved()).toContainElement(await within(dialog).findByText(/pk\.pdf/));
    await user.click(within(dialog).getByRole('button', { name: 'Simpan salinan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(sent).at(-1)).toMatchObject({
      method: 'PUT',
      url: '/api/perjanjian-kinerja/7/salinan',
      body: { berkas_id: 5 },
      headers: { 'If-Match': '"4"' },
    });
  });

  it('whose document cannot be read closes its tab and says so', async () => {
    const close = jest.fn();
    jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const { user } = await openPage('/perjanjian-kinerja/7', ({ url }) =>
      url.includes('download') ? problem(404, 'TIDAK_DITEMUKAN') : { data: { data: terbit } },
    );
    await user.click(await screen.findByRole('button', { name: 'Unduh PDF' }));
    expect(await screen.findByText('Dokumen gagal dibuka')).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
  });

  it('shows the chain above it and leads to the agreements there', async () => {
    await openPage('/perjanjian-kinerja/7', detail(draf));
    expect(await screen.findByRole('link', { name: 'Surya' })).toHaveAttribute(
      'href',
      '/perjanjian-kinerja/1',
    );
    expect(screen.queryByRole('link', { name: 'Ahmad Mulyana' })).not.toBeInTheDocument();
  });
});

describe('the list of employees', () => {
  const { tahap, status, tanggal, perubahan_ke } = terbit;
  const oki = {
    nip: '197503242002121006',
    nama: 'Oki Purnama',
    jabatan: 'Analis Kesehatan',
    unit_kerja_nama: 'Bidang Kesmas',
    satuan_kerja: draf.satuan_kerja,
    jumlah_target: 4,
    perjanjian: null,
    kemampuan: { buat: true },
  };
  const rina = {
    ...oki,
    nip: '198001012005011001',
    nama: 'Rina Hapsari',
    perjanjian: { id: 9, versi: 1, tahap, perubahan_ke, status, tanggal, subjek_id: 3 },
    kemampuan: { buat: false },
  };

  it('is a named table whose acts name the person they are about', async () => {
    await openPage('/perjanjian-kinerja-pegawai', () => list([oki, rina]));
    const table = await screen.findByRole('table', { name: 'Pegawai dan perjanjian kinerjanya' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Perjanjian Kinerja Pegawai');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pegawai', 'Status dan tahap', 'Jabatan', 'Unit kerja', 'Target langkah aksi', 'Tindakan']);
    await within(table).findByRole('row', { name: /Oki Purnama/ });
    expect(within(table).getByRole('button', { name: 'Buat draf Oki Purnama' })).toBeInTheDocument();
    expect(within(table).getByRole('link', { name: 'Lihat Rina Hapsari' })).toHaveAttribute(
      'href',
      '/perjanjian-kinerja/9/pegawai/198001012005011001',
    );
    expect(within(table).getByRole('button', { name: 'Unduh PDF Rina Hapsari' })).toBeInTheDocument();
  });

  it('begins a draft for an employee, and goes there', async () => {
    const { sent, user } = await openPage('/perjanjian-kinerja-pegawai', ({ method }) =>
      method === 'POST' ? { status: 201, data: { data: { ...draf, jenis: 'pegawai' } } } : list([oki]),
    );
    await user.click(await screen.findByRole('button', { name: 'Buat draf Oki Purnama' }));
    await waitFor(() =>
      expect(alamat()).toHaveTextContent('/perjanjian-kinerja/7/pegawai/197503242002121006'),
    );
    expect(writes(sent)[0]).toMatchObject({
      url: '/api/perjanjian-kinerja-pegawai',
      body: { satuan_kerja_id: 1012, nip: '197503242002121006' },
    });
  });
});

describe('the agreement of an employee', () => {
  it('is shown under the employee’s own number alone', async () => {
    const pegawai = { ...draf, jenis: 'pegawai' } as const;
    await openPage('/perjanjian-kinerja/7/pegawai/197503242002121006', detail(pegawai));
    expect(await screen.findByRole('article', { name: 'Perjanjian' })).toHaveTextContent('Oki Purnama');
  });

  it('is not, under another number', async () => {
    await openPage('/perjanjian-kinerja/7/pegawai/197503242002121009', detail({ ...draf, jenis: 'pegawai' }));
    expect(await screen.findByText('Perjanjian ini bukan milik pegawai tersebut')).toBeInTheDocument();
  });
});
