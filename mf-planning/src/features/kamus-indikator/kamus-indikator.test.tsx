import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { fakeResource, openKunci, superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { queueRow } from '../validasi-bappeda/queue.fixture';

const PATH = '/kamus-indikator';
const address = () => screen.getByLabelText('alamat');

const entri = (id: number, more: object = {}) => ({
  ...queueRow(id),
  formula: null as string | null,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  kinerja: {
    sasaran: 'Ibu hamil terlayani',
    polaritas: 'range',
    range_min: 95,
    range_max: 100,
    target: null,
    satuan: 'persen',
  },
  ...more,
});

function kamusServer(rows = [entri(1, { validasi: 'valid' })]) {
  const server = fakeResource({
    path: PATH,
    rows,
    rowOf: (body, before) => ({ ...entri(0), ...before, ...body, validasi: 'belum' }),
  });
  return {
    ...server,
    answer(request: SentRequest): FakeAnswer {
      if (request.url === `/api${PATH}/pilihan-kinerja`) {
        return { data: [{ value: 77, label: 'Cakupan pelayanan ibu hamil' }] };
      }
      if (request.url === `/api${PATH}/isian`) {
        const autofill = {
          definisi: 'Ibu hamil yang dilayani sesuai standar',
          formula: '\\frac{a}{b}',
          satuan: 'persen',
          polaritas: 'maximize',
          sumber_data: 'Kohort ibu',
          jenis: 'output',
          indikator_kemendagri: null,
          konsolidasi_periode: 'last',
        };
        return { data: { data: autofill } };
      }
      return server.answer(request);
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('the indicator dictionary', () => {
  it('shows own and ministry’s indicator with meaning, formula, source and verdict', async () => {
    await openPage(PATH, kamusServer().answer);
    const row = await screen.findByRole('row', { name: /Indikator 1/ });
    for (const text of ['Indikator kementerian 1', 'Definisi 1', 'Laporan', 'Valid']) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: 'Jabatan fungsional' })).toHaveAttribute(
      'href',
      '/kamus-indikator-fungsional',
    );
  });

  it('begins an entry with the performance that the address names, and leads back', async () => {
    const { user, sent } = await openPage(
      `${PATH}?panel=baru&level=kinerja-program&kinerja_id=77&kembali=%2Fkinerja-program%3Fsiap%3Dya`,
      kamusServer().answer,
    );
    expect(await screen.findByText('Cakupan pelayanan ibu hamil')).toBeVisible();
    expect(screen.getByLabelText('Tingkat')).toHaveValue('kinerja-program');
    expect(sent.find(({ url }) => url.endsWith('/pilihan-kinerja'))?.params).toMatchObject({
      level: 'kinerja-program',
    });
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    await waitFor(() => expect(address()).toHaveTextContent('/kinerja-program?siap=ya'));
  });

  it('says of a performance that cannot be explained why, and begins without it', async () => {
    await openPage(`${PATH}?panel=baru&level=kinerja-program&kinerja_id=78`, kamusServer().answer);
    expect(await screen.findByText(/Indikator ini sudah punya kamus/)).toBeInTheDocument();
  });

  it('opens entry and form over the list as states of its address', async () => {
    const { user } = await openPage(`${PATH}?q=ibu&validasi=1`, kamusServer().answer);
    await user.click(await screen.findByRole('link', { name: 'Ubah Indikator 1' }));
    await waitFor(() => expect(address()).toHaveTextContent(`${PATH}?q=ibu&validasi=1&panel=ubah-1`));
    expect(await screen.findByLabelText('Definisi')).toHaveValue('Definisi 1');
    expect(screen.queryByLabelText('Indikator kinerja')).not.toBeInTheDocument();
  });

  it('saves on the version that was read and comes back to the list; the verdict has lapsed', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=ubah-1`, kamusServer().answer);
    await user.type(await screen.findByLabelText('Definisi'), ' baru');
    await user.click(await screen.findByText(/^Isian lain/));
    await user.selectOptions(screen.getByLabelText(/^Tingkat kendali/), 'Tinggi');
    await user.selectOptions(screen.getByLabelText(/^Lead\/lag/), 'Lag (akibat)');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toHaveTextContent(new RegExp(`^${PATH}$`)));
    expect(writes(sent)[0]).toMatchObject({
      headers: { 'If-Match': '"1"' },
      body: {
        level: 'kinerja-sub-kegiatan',
        kinerja_id: 101,
        definisi: 'Definisi 1 baru',
        tingkat_kendali: 'Tinggi',
        lead_lag: 'lag',
      },
    });
    expect(await screen.findByRole('row', { name: /Indikator 1/ })).toHaveTextContent('Belum divalidasi');
  });

  it('takes a new entry for a performance, filled in from what it says of itself', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=baru`, kamusServer().answer);
    await user.selectOptions(await screen.findByLabelText('Tingkat'), 'Kinerja program');
    await user.click(await screen.findByRole('combobox', { name: 'Indikator kinerja' }));
    await user.click(await screen.findByText('Cakupan pelayanan ibu hamil'));
    await user.click(screen.getByRole('button', { name: 'Isi dari definisi operasional kinerjanya' }));
    await waitFor(() => expect(screen.getByLabelText('Satuan')).toHaveValue('persen'));
    expect(sent.find(({ url }) => url.endsWith('/isian'))?.params).toEqual({
      level: 'kinerja-program',
      kinerja_id: 77,
    });
    await user.dblClick(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({
      satuan_kerja_id: 1012,
      level: 'kinerja-program',
      kinerja_id: 77,
      konsolidasi_periode: 'last',
      indikator_kemendagri: null,
    });
  });

  it('forgets the performance when another level is chosen', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=baru`, kamusServer().answer);
    await user.click(await screen.findByRole('combobox', { name: 'Indikator kinerja' }));
    await user.click(await screen.findByText('Cakupan pelayanan ibu hamil'));
    await user.selectOptions(screen.getByLabelText('Tingkat'), 'Kinerja kegiatan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('button', { name: 'Indikator kinerja: Wajib diisi' })).toBeVisible();
    expect(writes(sent)).toEqual([]);
  });

  it('shows both versions when somebody else was quicker', async () => {
    const server = kamusServer();
    const { user } = await openPage(`${PATH}?panel=ubah-1`, server.answer);
    await user.type(await screen.findByLabelText('Definisi'), ' saya');
    server.rows[0] = entri(1, { versi: 4, definisi: 'Definisi orang lain' });
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Definisi orang lain');
  });

  it('draws the formula and tells the verdict with its note in the view of one entry', async () => {
    const rows = [entri(1, { formula: 'a / b', catatan: 'Rumus belum lengkap' })];
    await openPage(`${PATH}?panel=lihat-1`, kamusServer(rows).answer);
    const facts = await screen.findByRole('heading', { name: 'Validasi' });
    expect(facts).toBeVisible();
    expect(screen.getByText('Perlu dinilai ulang')).toBeVisible();
    expect(screen.getByText('Rumus belum lengkap')).toBeVisible();
    expect(screen.getByText('Ibu hamil terlayani')).toBeVisible();
    expect(screen.getByText('95–100 persen')).toBeVisible();
    await waitFor(() => expect(document.querySelector('math')).not.toBeNull());
    expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', PATH);
  });

  it('offers nothing to write to who only reads, and the unit as a filter to who sees all', async () => {
    const rows = [entri(1, { kemampuan: { ubah: false, hapus: false, riwayat: true } })];
    await openPage(PATH, kamusServer(rows).answer, superUser);
    const row = await screen.findByRole('row', { name: /Indikator 1/ });
    expect(within(row).queryByRole('link', { name: /^Ubah/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Satuan kerja' })).toBeInTheDocument();
  });
});
