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
