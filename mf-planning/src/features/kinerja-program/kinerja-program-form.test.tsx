import { problem } from '@selaras/api-client/testing';
import { kinerjaProgramCalls } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram, ibuHamil } from './kinerja-program.fixture';

const address = () => screen.getByLabelText('alamat');
const sasaran = () => screen.findByLabelText('Sasaran');
const unfold = async () => userEvent.click(await screen.findByText(/^Isian lain/));

beforeEach(() => localStorage.clear());

describe('the form of a programme performance', () => {
  it('saves with Ctrl S on the version that was opened, and goes back to where it came from', async () => {
    const back = encodeURIComponent('/display-mikro/cascading?satuan_kerja_id=1012');
    const { user, sent } = await openPage(
      `/kinerja-program/1/edit?kembali=${back}`,
      fakeKinerjaProgram().answer,
    );
    await user.type(await sasaran(), ' dan bayi');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toHaveTextContent('/display-mikro/cascading?satuan_kerja_id=1012'));
    expect(await screen.findByText('Kinerja program disimpan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        method: 'PUT',
        url: '/api/kinerja-program/1',
        headers: { 'If-Match': '"1"' },
        body: {
          sasaran: 'Meningkatnya kesehatan ibu dan bayi',
          sasaran_strategis_pd_id: 7,
          program_id: 31,
          satuan_kerja_id: 1012,
          struktur_organisasi_id: 51,
        },
      },
    ]);
  });

  it.each([
    ['satuan', /^Satuan/],
    ['target_tw1', /TW 1, Target|Target.*TW 1/],
    ['pengampu', /^Pengampu/],
  ])('opens with the focus in the field that the address names: %s', async (name, label) => {
    await openPage(`/kinerja-program/1/edit?fokus=${name}`, fakeKinerjaProgram().answer);
    await sasaran();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('leaves the focus to who has begun elsewhere', async () => {
    const { user } = await openPage('/kinerja-program/1/edit?fokus=satuan', fakeKinerjaProgram().answer);
    await sasaran();
    await waitFor(() => expect(screen.getByLabelText(/^Satuan/)).toHaveFocus());
    await user.click(screen.getByLabelText('Indikator'));
    await user.keyboard(' anak');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled());
    expect(screen.getByLabelText('Indikator')).toHaveFocus();
    expect(screen.getByLabelText('Indikator')).toHaveValue('Cakupan pelayanan ibu hamil anak');
  });

  it('never leads to another origin', async () => {
    const back = encodeURIComponent('//jahat.example/x');
    const { user } = await openPage(`/kinerja-program/1/edit?kembali=${back}`, fakeKinerjaProgram().answer);
    await user.type(await sasaran(), ' x');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toHaveTextContent(/^\/kinerja-program\/1$/));
  });

  it('makes one row however often the button is pressed', async () => {
    const fake = fakeKinerjaProgram();
    const { user, sent } = await openPage('/kinerja-program/create', fake.answer);
    await user.type(await sasaran(), 'Sasaran baru');
    await user.type(screen.getByLabelText('Indikator'), 'Indikator baru');
    await user.type(screen.getByLabelText('Satuan'), 'persen');
    await user.click(await screen.findByRole('combobox', { name: 'Sasaran strategis PD' }));
    await user.click(await screen.findByRole('option', { name: /Angka kematian ibu/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toHaveTextContent('/kinerja-program'));
    await screen.findByText('Kinerja program disimpan');
    expect(fake.rows).toHaveLength(2);
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]?.body).toMatchObject({ satuan_kerja_id: 1012, sasaran_strategis_pd_id: 7 });
  });

  it('offers what follows a new row once it is saved, by a key too, and leads back to the same place', async () => {
    const back = '/sasaran-strategis-pd/7';
    const parent = 'sasaran_strategis_pd_id=7&satuan_kerja_id=1012';
    const fake = fakeKinerjaProgram();
    const { user } = await openPage(
      `/kinerja-program/create?${parent}&${new URLSearchParams({ kembali: back })}`,
      fake.answer,
    );
    await user.type(await sasaran(), 'Sasaran baru');
    await user.type(screen.getByLabelText('Indikator'), 'Indikator baru');
    await user.type(screen.getByLabelText('Satuan'), 'persen');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toHaveTextContent(back));
    const below = await screen.findByRole('link', { name: 'Tambah kinerja kegiatan di bawahnya' });
    expect(below).toHaveAttribute(
      'href',
      `/kinerja-kegiatan/create?kinerja_program_id=${fake.rows.at(-1)?.id}&satuan_kerja_id=1012&kembali=${encodeURIComponent(back)}`,
    );
    await user.keyboard('{F8}');
    expect(below).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toHaveTextContent(
        `/kinerja-program/create?${parent}&kembali=%2Fsasaran-strategis-pd%2F7`,
      ),
    );
    expect(screen.queryByText('Kinerja program disimpan')).not.toBeInTheDocument();
  });

  it('offers nothing more after a change of a row that was there', async () => {
    const { user } = await openPage('/kinerja-program/1/edit', fakeKinerjaProgram().answer);
    await user.type(await sasaran(), ' dan bayi');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Kinerja program disimpan')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Lanjut menambah' })).not.toBeInTheDocument();
  });

  it('tells who adds up quarters in a unit that is not added up', async () => {
    const { user } = await openPage('/kinerja-program/create', fakeKinerjaProgram().answer);
    await user.type(await screen.findByLabelText('Indikator'), 'Angka Harapan Hidup');
    await user.type(screen.getByLabelText('Satuan'), 'tahun');
    const kind = screen.getByLabelText(/^Cara hitung setahun/);
    expect(kind).toHaveValue('posisi_akhir');
    const warning = /Angka dalam tahun biasanya tidak dijumlahkan antartriwulan/;
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.selectOptions(kind, 'akumulasi');
    expect(await screen.findByText(warning)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Indikator'));
    await user.clear(screen.getByLabelText('Satuan'));
    await user.type(screen.getByLabelText('Satuan'), 'orang');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  it('says what is missing, beside the field and summed up at the top', async () => {
    const { user, sent } = await openPage('/kinerja-program/create', fakeKinerjaProgram().answer);
    await user.type(await sasaran(), 'Sasaran baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    // The unit's one goal was chosen by itself.
    expect(await screen.findByText(/2 isian perlu diperiksa/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Indikator: Wajib diisi' }));
    expect(screen.getByLabelText('Indikator')).toHaveFocus();
    expect(screen.getByLabelText('Indikator')).toBeInvalid();
    expect(writes(sent)).toHaveLength(0);
  });

  it('forgets that a field is missing as soon as it is filled, by whatever fills it', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage('/kinerja-program/create', (request) =>
      request.url.endsWith('/isian-tahun-lalu')
        ? { data: { data: { ...ibuHamil, sudah_ada: false } } }
        : fake.answer(request),
    );
    await user.type(await screen.findByLabelText('Indikator'), 'Cakupan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const missing = { name: 'Sasaran: Wajib diisi' };
    expect(await screen.findByRole('button', missing)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Isi dari tahun 2024' }));
    await waitFor(() => expect(screen.getByLabelText('Sasaran')).toHaveValue(ibuHamil.sasaran));
    await waitFor(() => expect(screen.queryByRole('button', missing)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Sasaran')).toBeValid();
  });

  it('is told once that its plan is closed, and what is open all the same', async () => {
    const pesan = 'Perencanaan sudah disetujui, sehingga terkunci.';
    const fake = fakeKinerjaProgram([ibuHamil], {
      kunci: { alasan: 'validasi', pesan, bidang: [], triwulan: [3, 4] },
    });
    await openPage('/kinerja-program/1/edit', fake.answer);
    expect(await sasaran()).toHaveAttribute('readonly');
    expect(screen.getByText(`${pesan} Yang masih dapat diisi: realisasi TW 3 dan TW 4.`)).toBeVisible();
    expect(screen.queryByText(/Hanya dapat dibaca/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Realisasi TW 3')).not.toHaveAttribute('readonly');
    await unfold();
    for (const name of [/^Pengampu/, /^Program/, 'Polaritas', /SKP$/])
      expect(await screen.findByLabelText(name)).toBeDisabled();
  });

  it('shows what the server refuses beside its field and keeps what was typed', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage('/kinerja-program/1/edit', (request) =>
      request.method === 'PUT'
        ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { target_tw2: ['Melebihi target setahun'] } })
        : fake.answer(request),
    );
    await user.type(await sasaran(), ' baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('button', { name: /Target TW 2: Melebihi/ })).toBeInTheDocument();
    expect(screen.getByLabelText('Target TW 2')).toBeInvalid();
    expect(screen.getByLabelText('Sasaran')).toHaveValue('Meningkatnya kesehatan ibu baru');
  });

  it('takes figures from a spreadsheet, and the year follows the quarters', async () => {
    const { user } = await openPage('/kinerja-program/1/edit', fakeKinerjaProgram().answer);
    await unfold();
    await user.click(await screen.findByLabelText('Anggaran TW 1'));
    await user.paste('100.000\t200.000\t300.000\t400.000\n50.000\t60.000\tx\t');
    expect(screen.getByLabelText('Anggaran TW 4')).toHaveValue('400.000');
    expect(screen.getByLabelText('Realisasi anggaran TW 2')).toHaveValue('60.000');
    expect(screen.getByLabelText('Realisasi anggaran Setahun')).toHaveValue('110.000');
    expect(screen.getByText(/1 sel yang ditempel bukan angka/)).toBeInTheDocument();
  });

  it('counts the year anew when the way of counting changes, and leaves a year of its own alone', async () => {
    const quarters = { target_tw1: 10, target_tw2: 20, target_tw3: 30, target_tw4: 40, target: 40 };
    const { user } = await openPage(
      '/kinerja-program/1/edit',
      fakeKinerjaProgram([{ ...ibuHamil, ...quarters, tipe_hitung: 'posisi_akhir' }]).answer,
    );
    const year = await screen.findByLabelText('Target Setahun');
    expect(year).toHaveValue('40');
    await user.selectOptions(screen.getByLabelText('Cara hitung setahun'), 'akumulasi');
    await waitFor(() => expect(year).toHaveValue('100'));
    await user.clear(year);
    await user.type(year, '90');
    await user.tab();
    await user.selectOptions(screen.getByLabelText('Cara hitung setahun'), 'rata_rata');
    expect(year).toHaveValue('90');
  });

  it('begins a new row in percent as posisi akhir, unless its maker chose', async () => {
    const { user } = await openPage('/kinerja-program/create', fakeKinerjaProgram().answer);
    await user.type(await screen.findByLabelText('Satuan'), 'persen');
    const way = screen.getByLabelText('Cara hitung setahun');
    expect(way).toHaveValue('posisi_akhir');
    await user.clear(screen.getByLabelText('Satuan'));
    await user.type(screen.getByLabelText('Satuan'), 'orang');
    expect(way).toHaveValue('akumulasi');
    await user.selectOptions(way, 'rata_rata');
    await user.clear(screen.getByLabelText('Satuan'));
    await user.type(screen.getByLabelText('Satuan'), 'indeks');
    expect(way).toHaveValue('rata_rata');
  });

  it('asks for causes only while the achievement is below 100', async () => {
    const { user } = await openPage('/kinerja-program/1/edit', fakeKinerjaProgram().answer);
    await screen.findByLabelText('Realisasi TW 1');
    expect(screen.queryByLabelText(/^Penyebab kegagalan/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Realisasi TW 1'), '45');
    expect(await screen.findByLabelText(/^Penyebab kegagalan/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Realisasi TW 4'), '95');
    expect(screen.queryByLabelText(/^Penyebab kegagalan/)).not.toBeInTheDocument();
  });

  it('opens only what a return of stage 2 opens, and says so', async () => {
    const kunci = {
      alasan: 'validasi',
      pesan: 'Dikembalikan pada tahap 2.',
      bidang: ['target', 'pengampu'],
      triwulan: [],
    } as const;
    const fake = fakeKinerjaProgram([ibuHamil], {
      kunci: { ...kunci, bidang: [...kunci.bidang], triwulan: [] },
    });
    await openPage('/kinerja-program/1/edit', fake.answer);
    expect(await sasaran()).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Target TW 1')).not.toHaveAttribute('readonly');
    expect(screen.getByLabelText('Realisasi TW 1')).toHaveAttribute('readonly');
    await unfold();
    expect(await screen.findByLabelText('Anggaran TW 1')).toHaveAttribute('readonly');
    expect(screen.getByText('Dikembalikan pada tahap 2.')).toBeInTheDocument();
    expect(screen.getAllByText(/yang dapat diubah target dan pengampu/)[0]).toBeInTheDocument();
  });

  it('shows both versions when somebody else was faster, and is saved once it is said which one counts', async () => {
    const fake = fakeKinerjaProgram();
    const { user, sent } = await openPage('/kinerja-program/1/edit', fake.answer);
    await user.clear(await sasaran());
    await user.type(screen.getByLabelText('Sasaran'), 'Sasaran saya');
    fake.rows[0] = { ...ibuHamil, sasaran: 'Sasaran orang lain', do_narasi: 'Narasi orang lain', versi: 2 };
    await user.click(screen.getByRole('button', { name: 'Simpan' }));

    expect(await screen.findByText('Sasaran orang lain')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Sasaran$/)).toHaveValue('Sasaran saya');
    await unfold();
    expect(screen.getByLabelText(/^Narasi/)).toHaveValue('Narasi orang lain');
    const differing = within(screen.getByRole('group', { name: 'Sasaran' }));
    for (const side of differing.getAllByRole('radio')) expect(side).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/^Belum disimpan\. Pilih dulu/)).toHaveTextContent('Sasaran');
    const own = differing.getByRole('radio', { name: /^Isian Anda/ });
    expect(own).toHaveFocus();
    expect(writes(sent)).toHaveLength(1);
    expect(fake.rows[0]).toMatchObject({ sasaran: 'Sasaran orang lain', versi: 2 });

    await user.click(own);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
    expect(fake.rows[0]).toMatchObject({ sasaran: 'Sasaran saya', do_narasi: 'Narasi orang lain', versi: 3 });
  });

  it('asks again when one more person was faster, and has what is typed meanwhile as the own side', async () => {
    const fake = fakeKinerjaProgram();
    const { user, sent } = await openPage('/kinerja-program/1/edit', fake.answer);
    await user.type(await sasaran(), ' saya');
    fake.rows[0] = { ...ibuHamil, sasaran: 'Sasaran kedua', versi: 2 };
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(await screen.findByRole('radio', { name: /^Isian Anda/ }));
    await user.type(await sasaran(), ' lagi');
    fake.rows[0] = { ...ibuHamil, sasaran: 'Sasaran ketiga', versi: 3 };
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Sasaran ketiga')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(writes(sent)).toHaveLength(2);
    const own = screen.getByRole('radio', { name: /^Isian Anda.*saya lagi$/ });
    await user.click(own);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"', '"3"']);
    expect(fake.rows[0]).toMatchObject({ sasaran: `${ibuHamil.sasaran} saya lagi` });
  });

  it('keeps what is typed beside both versions when one of them is chosen', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage('/kinerja-program/1/edit', fake.answer);
    await user.type(await sasaran(), ' saya');
    fake.rows[0] = { ...ibuHamil, sasaran: 'Sasaran orang lain', versi: 2 };
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.type(await screen.findByLabelText('Indikator'), ' diperjelas');
    await user.click(await screen.findByRole('radio', { name: /^Data terkini/ }));
    expect(screen.getByLabelText(/^Sasaran$/)).toHaveValue('Sasaran orang lain');
    expect(screen.getByLabelText('Indikator')).toHaveValue('Cakupan pelayanan ibu hamil diperjelas');
  });

  it('is not saved with a figure that is no number, and keeps the figure before', async () => {
    const { user, sent } = await openPage('/kinerja-program/1/edit', fakeKinerjaProgram().answer);
    const target = await screen.findByLabelText('Target TW 1');
    await user.type(target, '12');
    await user.tab();
    await user.clear(target);
    await user.type(target, '30 orang');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/belum terbaca sebagai angka/)).toBeInTheDocument();
    expect(target).toHaveFocus();
    expect(writes(sent)).toEqual([]);
    await user.tab();
    expect(target).toHaveValue('30');
  });

  it('says when the row is gone, and keeps what was typed', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage('/kinerja-program/1/edit', (request) =>
      request.method === 'PUT' ? problem(404, 'TIDAK_DITEMUKAN') : fake.answer(request),
    );
    await user.type(await sasaran(), ' baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('pesan TIDAK_DITEMUKAN');
    expect(screen.getByLabelText('Sasaran')).toHaveValue('Meningkatnya kesehatan ibu baru');
  });

  it('for a new row is only read by who may not make one', async () => {
    await openPage('/kinerja-program/create', fakeKinerjaProgram([], { buat: false }).answer);
    expect(await sasaran()).toHaveAttribute('readonly');
    expect(screen.getByText('Anda tidak dapat menambah kinerja program sekarang.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });

  it('offers what was typed before a reload, and drops it once it is saved', async () => {
    const fake = fakeKinerjaProgram();
    const first = await openPage('/kinerja-program/1/edit', fake.answer);
    await first.user.type(await sasaran(), ' yang terketik');
    first.unmount();

    const { user } = await openPage('/kinerja-program/1/edit', fake.answer);
    expect(await sasaran()).toHaveValue('Meningkatnya kesehatan ibu');
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    expect(screen.getByLabelText('Sasaran')).toHaveValue('Meningkatnya kesehatan ibu yang terketik');
    expect(document.querySelector('form')).toHaveAttribute('data-unsaved', 'true');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(localStorage).toHaveLength(0);
  });

  it('is filled in from last year by itself once its programme is chosen, says so, and is emptied again', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage('/kinerja-program/create', (request) =>
      request.url.endsWith('/isian-tahun-lalu')
        ? { data: { data: { ...ibuHamil, sasaran: 'Sasaran 2024', target: 85, sudah_ada: true } } }
        : fake.answer(request),
    );
    const program = await screen.findByRole('combobox', { name: /^Program/ });
    await user.click(program);
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('Sasaran')).toHaveValue('Sasaran 2024'));
    expect(screen.getByLabelText('Target Setahun')).toHaveValue('85');
    expect(await screen.findByText(/^\d+ isian terisi sendiri dari tahun 2024\. .*sudah ada/)).toBeVisible();
    await user.type(screen.getByLabelText('Indikator'), ' anak');
    await user.click(screen.getByRole('button', { name: 'Kosongkan lagi' }));
    expect(screen.getByLabelText('Sasaran')).toHaveValue('');
    expect(screen.getByLabelText('Indikator')).toHaveValue('Cakupan pelayanan ibu hamil anak');
  });

  it('begins with last year, without undoing what is filled in', async () => {
    const fake = fakeKinerjaProgram();
    const autofill = kinerjaProgramCalls.autofill.answer?.parse({
      data: {
        ...ibuHamil,
        id: 99,
        sudah_ada: false,
        tahun_kinerja: 2024,
        sasaran: 'Sasaran 2024',
        target: 85,
        realisasi: 20,
      },
    });
    expect(autofill?.data).not.toHaveProperty('solusi');
    const { user, sent } = await openPage('/kinerja-program/create', (request) =>
      request.url.endsWith('/isian-tahun-lalu') ? { data: autofill } : fake.answer(request),
    );
    await user.type(await screen.findByLabelText('Indikator'), 'Cakupan');
    await user.click(screen.getByRole('button', { name: 'Isi dari tahun 2024' }));
    await waitFor(() => expect(screen.getByLabelText('Sasaran')).toHaveValue('Sasaran 2024'));
    expect(screen.getByLabelText('Indikator')).toHaveValue('Cakupan');
    expect(screen.getByLabelText('Target Setahun')).toHaveValue('85');
    expect(screen.getByLabelText('Realisasi TW 1')).toHaveValue('');
    expect(sent.find(({ url }) => url.endsWith('/isian-tahun-lalu'))?.params).toEqual({
      satuan_kerja_id: 1012,
      indikator: 'Cakupan',
    });
  });
});
