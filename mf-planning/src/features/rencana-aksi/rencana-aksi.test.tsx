import type { SentRequest } from '@selaras/api-client/testing';
import { openKunci, superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeRencanaAksi } from './rencana-aksi.fixture';

const PATH = '/rencana-aksi';
const address = () => screen.getByLabelText('alamat');

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('the action plans', () => {
  it('open on the own unit’s list with every quarter’s state, and lead to the report', async () => {
    await openPage(PATH, fakeRencanaAksi().answer);
    const row = await screen.findByRole('row', { name: /Pendampingan ibu hamil/ });
    expect(screen.getByRole('link', { name: 'Satuan kerja', current: 'page' })).toBeInTheDocument();
    expect(row).toHaveTextContent('Tercapai:12target 10');
    expect(row).toHaveTextContent('Belum diisi:-target 20');
    expect(row).toHaveTextContent('1 dari 3');
    expect(within(row).getByRole('link', { name: /^Isi realisasi/ })).toHaveAttribute(
      'href',
      '/rencana-aksi?panel=realisasi-1',
    );
    expect(screen.getByRole('link', { name: 'Tambah rencana aksi' })).toBeInTheDocument();
  });

  it('of the regency come first for who sees all units, and are kept in the address', async () => {
    const { user } = await openPage(PATH, fakeRencanaAksi().answer, superUser);
    await screen.findByRole('row', { name: /Gerakan kabupaten/ });
    expect(screen.queryByRole('link', { name: 'Tambah rencana aksi' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Satuan kerja' }));
    await screen.findByRole('row', { name: /Pendampingan/ });
    expect(address()).toHaveTextContent('/rencana-aksi?tab=pd');
    await user.click(screen.getByRole('button', { name: 'Keadaan' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Keadaan/ }), 'Tidak tercapai');
    await waitFor(() => expect(address()).toHaveTextContent('/rencana-aksi?tab=pd&keadaan=tidak-tercapai'));
  });

  it('ask the server for the state of a quarter that the address names', async () => {
    const { sent } = await openPage(`${PATH}?triwulan=2&keadaan=belum-diisi`, fakeRencanaAksi().answer);
    await screen.findByRole('row', { name: /Pendampingan/ });
    const [list] = sent.filter(({ url }) => url === '/api/rencana-aksi-pd');
    expect(list?.params).toMatchObject({ triwulan: '2', keadaan: 'belum-diisi', page: 1 });
  });
});

describe('the report of a quarter', () => {
  it('of an action of another unit is only read', async () => {
    const { pendampingan } = await import('./rencana-aksi.fixture');
    const rows = [{ ...pendampingan, isi_realisasi: false }];
    await openPage(`${PATH}?panel=realisasi-1`, fakeRencanaAksi({ rows }).answer);
    expect(await screen.findByLabelText(/^Realisasi TW 1/)).toHaveAttribute('readonly');
    expect(screen.getByText('Anda hanya dapat membaca data ini.')).toBeInTheDocument();
    expect(screen.queryByText(/batas waktu/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });

  it('stands beside its target, shows the achievement and is sent without the plan', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=realisasi-1`, fakeRencanaAksi().answer);
    const quarter = await screen.findByLabelText(/^Realisasi TW 2/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Isi Realisasi Rencana Aksi');
    await user.type(quarter, '15');
    expect(screen.getByText('75%')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Kendala TW 2/), 'Cuaca ekstrem');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toMatchObject({
      url: '/api/rencana-aksi-pd/1/realisasi',
      body: { tw1_realisasi: 12, tw2_realisasi: 15, kendala_tw2: 'Cuaca ekstrem', tindak_lanjut_tw2: null },
    });
    expect(writes(sent)[0]?.body).not.toHaveProperty('rencana_aksi');
    await waitFor(() => expect(address()).toHaveTextContent(/^\/rencana-aksi$/));
  });

  it('is only read once the quarter is closed, whatever closes the plan', async () => {
    const kunci = {
      alasan: 'validasi',
      pesan: 'Perencanaan sudah disetujui.',
      bidang: [],
      triwulan: [2],
    } as const;
    const server = fakeRencanaAksi({ kunci: { ...openKunci, ...kunci, bidang: [], triwulan: [2] } });
    await openPage(`${PATH}?panel=realisasi-1`, server.answer);
    expect(await screen.findByLabelText(/^Realisasi TW 1/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Realisasi TW 2/)).not.toHaveAttribute('readonly');
    expect(screen.getAllByText('Batas waktu pengisian realisasinya telah habis.')).toHaveLength(3);
    expect(screen.queryByText(kunci.pesan)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled();
  });

  it('says of a quarter that is yet to open when it does', async () => {
    const pesan = 'Realisasi TW 3 baru dapat diisi mulai 1 Juli 2025 pukul 00.00 WIB.';
    const kunci = { ...openKunci, triwulan: [1, 2, 4], belum_dibuka: [{ triwulan: 3, pesan }] };
    await openPage(`${PATH}?panel=realisasi-1`, fakeRencanaAksi({ kunci }).answer);
    expect(await screen.findByLabelText(/^Realisasi TW 3/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Realisasi TW 2/)).not.toHaveAttribute('readonly');
    expect(screen.getByText(pesan)).toBeInTheDocument();
  });

  it('takes evidence files, which are sent at once and kept by the save', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=realisasi-1`, fakeRencanaAksi().answer);
    const foto = new File(['gambar'], 'Foto kegiatan.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/^Berkas eviden TW 2/), foto);
    expect(await screen.findByRole('button', { name: /^Foto kegiatan.png/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toHaveTextContent(/^\/rencana-aksi$/));
    const [upload, save] = writes(sent);
    expect(upload).toMatchObject({
      url: '/api/berkas',
      params: { nama: 'Foto kegiatan.png', tujuan: 'bukti_rencana_aksi' },
    });
    expect(save?.body).toMatchObject({ berkas_tw1_ids: [], berkas_tw2_ids: [5] });
  });

  it('is not saved without a file that is still on its way', async () => {
    const server = fakeRencanaAksi();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user, sent } = await openPage(`${PATH}?panel=realisasi-1`, async (request) => {
      if (request.url === '/api/berkas') await arrived;
      return server.answer(request);
    });
    const foto = new File(['gambar'], 'Foto kegiatan.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/^Berkas eviden TW 2/), foto);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/^Berkas masih diunggah/)).toBeInTheDocument();
    arrive();
    await screen.findByRole('button', { name: /^Foto kegiatan.png/ });
    expect(writes(sent)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)[1]?.body).toMatchObject({ berkas_tw2_ids: [5] }));
  });

  it('that meets a newer version shows both', async () => {
    const server = fakeRencanaAksi();
    const { user } = await openPage(`${PATH}?panel=realisasi-1`, server.answer);
    await user.type(await screen.findByLabelText(/^Realisasi TW 2/), '15');
    const [row] = server.rows;
    if (row !== undefined) server.rows[0] = { ...row, versi: 2, tw2_realisasi: 18 };
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const conflict = await screen.findByRole('alert');
    expect(conflict).toHaveTextContent('Realisasi TW 2');
    expect(conflict).toHaveTextContent('18');
  });
});

describe('the list as paper', () => {
  it('has every page of the filtered list, goal by goal, with obstacles and follow-ups', async () => {
    const { pendampingan } = await import('./rencana-aksi.fixture');
    const rows = Array.from({ length: 21 }, (_, at) => ({
      ...pendampingan,
      id: at + 1,
      rencana_aksi: `Aksi ke-${at + 1}`,
      induk: { ...pendampingan.induk, id: at % 2, sasaran: `Sasaran ${at % 2}` },
      kendala_tw2: at === 20 ? 'Jalan putus' : null,
    }));
    const server = fakeRencanaAksi({ rows });
    const paged = (request: SentRequest) => {
      const answer = server.answer(request);
      if (request.url !== '/api/rencana-aksi-pd') return answer;
      const { page } = request.params as { page: number };
      const data = rows.slice((page - 1) * 20, page * 20);
      return { data: { ...(answer.data as object), data, current_page: page } };
    };
    const { sent } = await openPage(`${PATH}?keadaan=ada-kendala&panel=cetak`, paged);
    expect(await screen.findByText('TW 2: Jalan putus')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Rencana Aksi Dinas Kesehatan Tahun 2025',
    );
    expect(screen.getAllByRole('row')).toHaveLength(1 + 2 + 21);
    const asked = sent.filter(({ url }) => url === '/api/rencana-aksi-pd').map(({ params }) => params);
    expect(asked).toMatchObject([
      { keadaan: 'ada-kendala', page: 1 },
      { keadaan: 'ada-kendala', page: 2 },
    ]);
    expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute(
      'href',
      '/rencana-aksi?keadaan=ada-kendala',
    );
  });

  it('says so when there is too much for one', async () => {
    const server = fakeRencanaAksi();
    const { user } = await openPage(PATH, (request) => {
      const answer = server.answer(request);
      return request.url === '/api/rencana-aksi-pd'
        ? { data: { ...(answer.data as object), total: 501 } }
        : answer;
    });
    await user.click(await screen.findByRole('link', { name: 'Cetak' }));
    expect(await screen.findByText('Terlalu banyak untuk satu cetakan')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cetak' })).toBeDisabled();
  });
});

describe('one action', () => {
  it('is shown with its goal and what was said of its quarters, and leads to plan and report', async () => {
    const { pendampingan } = await import('./rencana-aksi.fixture');
    const rows = [{ ...pendampingan, kendala_tw1: 'Jalan putus' }];
    await openPage(`${PATH}?panel=lihat-1`, fakeRencanaAksi({ rows }).answer);
    expect(await screen.findByText('Jalan putus')).toBeInTheDocument();
    expect(screen.getByText('Turunnya kematian ibu')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ubah' })).toHaveAttribute('href', '/rencana-aksi?panel=ubah-1');
    expect(screen.getByRole('link', { name: 'Isi realisasi' })).toHaveAttribute(
      'href',
      '/rencana-aksi?panel=realisasi-1',
    );
    expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', '/rencana-aksi');
  });

  it('of another unit is shown without who changed it', async () => {
    const { pendampingan } = await import('./rencana-aksi.fixture');
    const rows = [{ ...pendampingan, kemampuan: { ubah: false, hapus: false, riwayat: false } }];
    const { sent } = await openPage(`${PATH}?panel=lihat-1`, fakeRencanaAksi({ rows }).answer);
    expect(await screen.findByText('Turunnya kematian ibu')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Riwayat' })).not.toBeInTheDocument();
    expect(sent.filter(({ url }) => url.endsWith('/riwayat'))).toEqual([]);
  });
});
