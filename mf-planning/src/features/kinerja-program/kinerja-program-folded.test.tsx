import { problem } from '@selaras/api-client/testing';
import { writes } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram, ibuHamil } from './kinerja-program.fixture';

const EDIT = '/kinerja-program/1/edit';
const sasaran = () => screen.findByLabelText('Sasaran');
const fold = async () => (await screen.findByText(/^Isian lain/)).closest('details') as HTMLDetailsElement;
const heading = async () => (await fold()).querySelector('summary') as HTMLElement;

beforeEach(() => localStorage.clear());

describe('what a form does not ask first', () => {
  it('lies folded and is saved as it stands', async () => {
    const fake = fakeKinerjaProgram([{ ...ibuHamil, do_narasi: 'Ibu hamil yang diperiksa' }]);
    const { user, sent } = await openPage(EDIT, fake.answer);
    await user.type(await sasaran(), ' x');
    expect(await fold()).not.toHaveAttribute('open');
    expect(await heading()).toHaveTextContent(/\([1-9]\d* terisi\)/);
    expect(screen.queryByLabelText(/^Narasi/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(writes(sent)[0]?.body).toMatchObject({ do_narasi: 'Ibu hamil yang diperiksa' });
  });

  it('counts what is filled in, and stays unfolded for who unfolded it', async () => {
    const fake = fakeKinerjaProgram();
    const first = await openPage('/kinerja-program/create', fake.answer);
    await first.user.click(await heading());
    const before = Number(/\d+/.exec((await heading()).textContent ?? '')?.[0]);
    await first.user.type(await screen.findByLabelText(/^Narasi/), 'Apa yang diukur');
    expect(await heading()).toHaveTextContent(`(${before + 1} terisi)`);
    first.unmount();
    const second = await openPage(EDIT, fake.answer);
    await sasaran();
    expect(await fold()).toHaveAttribute('open');
    await second.user.click(await heading());
    expect(await fold()).not.toHaveAttribute('open');
    second.unmount();
    await openPage(EDIT, fake.answer);
    await sasaran();
    expect(await fold()).not.toHaveAttribute('open');
  });

  it('opens for the field that the address names', async () => {
    await openPage(`${EDIT}?fokus=do_sumber`, fakeKinerjaProgram().answer);
    await waitFor(() => expect(screen.getByLabelText(/^Sumber data/)).toHaveFocus());
    expect(await fold()).toHaveAttribute('open');
  });

  it('opens where the server finds a fault in it, and again for who picks the fault', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage(EDIT, (request) =>
      request.method === 'PUT'
        ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { do_narasi: ['Terlalu panjang'] } })
        : fake.answer(request),
    );
    await user.type(await sasaran(), ' baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByLabelText(/^Narasi/)).toBeInvalid();
    expect(await fold()).toHaveAttribute('open');
    fireEvent.click(await heading());
    await user.click(screen.getByRole('button', { name: /^Narasi: Terlalu panjang/ }));
    expect(screen.getByLabelText(/^Narasi/)).toHaveFocus();
    expect(await fold()).toHaveAttribute('open');
  });

  it('opens where nothing else may be written now', async () => {
    const kunci = { alasan: 'validasi', pesan: 'Dikembalikan.', bidang: ['anggaran'], triwulan: [] };
    const fake = fakeKinerjaProgram([ibuHamil], { kunci: kunci as never });
    await openPage(EDIT, fake.answer);
    expect(await screen.findByLabelText('Anggaran TW 1')).not.toHaveAttribute('readonly');
  });
});

describe('the owner of a performance', () => {
  it('is one choice among posts and teams, told by kind and person, that sets all three values', async () => {
    const { user, sent } = await openPage(EDIT, fakeKinerjaProgram().answer);
    await sasaran();
    const owner = await screen.findByRole('combobox', { name: /^Pengampu/ });
    await user.click(owner);
    const team = await screen.findByRole('option', { name: /^Tim Gizi/ });
    expect(team).toHaveTextContent('Tim GiziTim kerja · ketua Budi Santoso');
    await user.keyboard('budi');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toEqual([team]);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(writes(sent)[0]?.body).toMatchObject({
      pengampu: 'tim-kerja',
      struktur_organisasi_id: null,
      tim_kerja_id: 61,
    });
  });

  it('may be nobody again', async () => {
    const { user, sent } = await openPage(EDIT, fakeKinerjaProgram().answer);
    await user.click(await screen.findByRole('combobox', { name: /^Pengampu/ }));
    expect(
      await screen.findByText('Jabatan · Plt. Siti Rahmawati', { selector: '[role=option] *' }),
    ).toBeVisible();
    await user.keyboard('{Escape}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(writes(sent)[0]?.body).toMatchObject({
      pengampu: null,
      struktur_organisasi_id: null,
      tim_kerja_id: null,
    });
  });

  it('has the fault of any of its values', async () => {
    const fake = fakeKinerjaProgram();
    const { user } = await openPage(EDIT, (request) =>
      request.method === 'PUT'
        ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { tim_kerja_id: ['Tim tidak ada lagi'] } })
        : fake.answer(request),
    );
    await user.type(await sasaran(), ' baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(await screen.findByRole('button', { name: /Tim tidak ada lagi/ }));
    const owner = screen.getByRole('combobox', { name: /^Pengampu/ });
    expect(owner).toHaveFocus();
    expect(owner).toBeInvalid();
  });
});

describe('what is asked in its time', () => {
  const ahead = [1, 2, 3, 4].map((triwulan) => ({ triwulan, pesan: `TW ${triwulan} dibuka 1 April 2025.` }));
  const kunci = {
    alasan: null,
    pesan: null,
    bidang: ['kinerja', 'target'],
    triwulan: [],
    belum_dibuka: ahead,
  };
  const blank = {
    ...ibuHamil,
    realisasi_tw1: null,
    realisasi_tw2: null,
    realisasi_tw3: null,
    realisasi_tw4: null,
  };

  it('is not shown before, and a line says when it is', async () => {
    await openPage(EDIT, fakeKinerjaProgram([blank], { kunci: kunci as never }).answer);
    expect(await screen.findByLabelText('Target TW 1')).not.toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Realisasi TW 1')).not.toBeInTheDocument();
    expect(screen.getAllByText(/TW 1 dibuka 1 April 2025/)[0]).toBeVisible();
    expect(screen.queryByText('Capaian dari isian ini')).not.toBeInTheDocument();
  });

  it('is shown where it has a figure already', async () => {
    const fake = fakeKinerjaProgram([{ ...blank, realisasi_tw1: 3 }], { kunci: kunci as never });
    await openPage(EDIT, fake.answer);
    expect(await screen.findByLabelText('Realisasi TW 1')).toHaveValue('3');
  });
});

describe('what only the hospital is asked', () => {
  const delegasi = /Kinerja direktur yang didelegasikan/;

  it.each([
    [
      'the hospital',
      { satuan_kerja: { ...ibuHamil.satuan_kerja, satuan_kerja_nama: 'RSUD Tirtaraya' } },
      true,
    ],
    ['another unit', {}, false],
    ['another unit that has it marked', { is_kinerja_direktur_to_wakil_direktur_rsud: true }, true],
  ])('%s', async (_, row, shown) => {
    const fake = fakeKinerjaProgram([{ ...ibuHamil, ...row }]);
    const { user } = await openPage(EDIT, fake.answer);
    await user.click(await heading());
    await screen.findByLabelText(/^Sasaran bayangan/);
    expect(screen.queryAllByLabelText(delegasi)).toHaveLength(shown ? 1 : 0);
  });
});

describe('a formula', () => {
  const formula = () => screen.findByLabelText(/^Rumus/);
  const LATEX = String.raw`\frac{\text{dilayani}}{\text{sasaran}} \times 100\%`;

  it('is typed plainly, kept as LaTeX, and held back while it cannot be read', async () => {
    const fake = fakeKinerjaProgram([{ ...ibuHamil, do_rumus: null }]);
    const { user, sent } = await openPage(`${EDIT}?fokus=do_rumus`, fake.answer);
    await user.type(await formula(), 'dilayani / sasaran x 100 % + (');
    expect(await screen.findByText(/^Rumus belum terbaca\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/1 isian perlu diperiksa/)).toBeVisible();
    expect(writes(sent)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'LaTeX' }));
    await user.click(screen.getByRole('button', { name: 'Biasa' }));
    expect(await formula()).toHaveValue('dilayani / sasaran x 100 % + (');
    await user.type(await formula(), '{Backspace}{Backspace}{Backspace}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'LaTeX' }));
    expect(await formula()).toHaveValue(LATEX);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kinerja program disimpan');
    expect(writes(sent)[0]?.body).toMatchObject({ do_rumus: LATEX });
  });

  it('that only LaTeX can say stays LaTeX, as one that is typed with a backslash', async () => {
    const sum = String.raw`N = \sum n_t`;
    const fake = fakeKinerjaProgram([{ ...ibuHamil, do_rumus: sum }]);
    const { user } = await openPage(`${EDIT}?fokus=do_rumus`, fake.answer);
    expect(await formula()).toHaveValue(sum);
    await user.click(screen.getByRole('button', { name: 'Biasa' }));
    expect(screen.getByText(/hanya dapat ditulis dengan LaTeX/)).toBeVisible();
    expect(await formula()).toHaveValue(sum);
    await user.clear(await formula());
    await user.click(screen.getByRole('button', { name: 'Biasa' }));
    await user.type(await formula(), '\\alpha');
    expect(await formula()).toHaveValue('\\alpha');
    expect(screen.getByRole('button', { name: 'LaTeX' })).toHaveAttribute('aria-pressed', 'true');
  });
});
