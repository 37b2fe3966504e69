import type { FakeAnswer } from '@selaras/api-client/testing';
import { writes } from '@selaras/resource/testing';
import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { kinerjaProgram } from './kinerja-program';
import { fakeKinerjaProgram, ibuHamil, type KinerjaProgramRow } from './kinerja-program.fixture';

const EDIT = '/kinerja-program/1/edit';
const readOnly = { ...ibuHamil, kemampuan: { ...ibuHamil.kemampuan, ubah: false } };

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('waits while its form can only be read, and is offered when it can be written again', async () => {
    const typed = await openPage(EDIT, fakeKinerjaProgram().answer);
    await typed.user.type(await screen.findByLabelText('Sasaran'), ' dan bayi');
    typed.unmount();

    const read = await openPage(EDIT, fakeKinerjaProgram([readOnly]).answer);
    await screen.findByText('Anda hanya dapat membaca data ini.');
    expect(screen.queryByRole('button', { name: 'Lanjutkan isian' })).not.toBeInTheDocument();
    read.unmount();

    const again = await openPage(EDIT, fakeKinerjaProgram().answer);
    await again.user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    expect(screen.getByLabelText('Sasaran')).toHaveValue(`${ibuHamil.sasaran} dan bayi`);
  });

  describe('over a row that somebody else saved meanwhile', () => {
    /** Types into the goal, leaves, and comes back to the form over the row as `changed` left it. */
    async function comeBack(changed: Partial<KinerjaProgramRow>) {
      const typed = await openPage(EDIT, fakeKinerjaProgram().answer);
      await typed.user.type(await screen.findByLabelText('Sasaran'), ' dan bayi');
      typed.unmount();
      const fake = fakeKinerjaProgram([{ ...ibuHamil, ...changed, versi: 2 }]);
      const page = await openPage(EDIT, fake.answer);
      return { ...page, fake };
    }
    const resume = async (user: UserEvent) =>
      user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));

    it('takes what it does not touch from the row, keeps what was typed, and saves both', async () => {
      const { user, fake, sent } = await comeBack({ indikator: 'Cakupan menurut rekan' });
      await resume(user);
      expect(await screen.findByRole('alert')).toHaveTextContent('diubah orang lain');
      expect(screen.getByLabelText('Indikator')).toHaveValue('Cakupan menurut rekan');
      expect(screen.getByLabelText(/^Sasaran$/)).toHaveValue(`${ibuHamil.sasaran} dan bayi`);
      await user.click(screen.getByRole('button', { name: 'Simpan' }));
      await screen.findByText('Kinerja program disimpan');
      expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"2"']);
      expect(fake.rows[0]).toMatchObject({
        sasaran: `${ibuHamil.sasaran} dan bayi`,
        indikator: 'Cakupan menurut rekan',
      });
    });

    it('asks for what both changed, again after a reload until it is answered', async () => {
      const { user, unmount, fake } = await comeBack({ sasaran: 'Sasaran rekan' });
      await resume(user);
      expect(await screen.findByRole('group', { name: 'Sasaran' })).toHaveTextContent('Sasaran rekan');
      unmount();

      const reloaded = await openPage(EDIT, fake.answer);
      await resume(reloaded.user);
      await reloaded.user.click(await screen.findByRole('radio', { name: /^Data terkini/ }));
      expect(screen.getByLabelText(/^Sasaran$/)).toHaveValue('Sasaran rekan');
    });
  });
});

describe('a save', () => {
  it('is done once the server has answered it, however long what the page shows takes to be read anew', async () => {
    const fake = fakeKinerjaProgram();
    let saved = false;
    const { user, queries } = await openPage(EDIT, (request) => {
      if (saved && request.method === 'GET') return new Promise<FakeAnswer>(() => undefined);
      saved = request.method === 'PUT';
      return fake.answer(request);
    });
    await user.type(await screen.findByLabelText('Sasaran'), ' dan bayi');
    const shown = new QueryObserver(queries, kinerjaProgram.queries.detail(1));
    const close = shown.subscribe(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Kinerja program disimpan')).toBeInTheDocument();
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/kinerja-program/1');
    expect(shown.getCurrentResult().data).toMatchObject({
      data: { sasaran: `${ibuHamil.sasaran} dan bayi` },
    });
    close();
  });
});

describe('values of last year', () => {
  it('that were asked for with other choices than there are now are left alone', async () => {
    let arrive: (answer: FakeAnswer) => void = () => undefined;
    const fake = fakeKinerjaProgram();
    const { user } = await openPage('/kinerja-program/create', (request) =>
      request.url.endsWith('/isian-tahun-lalu')
        ? new Promise<FakeAnswer>((resolve) => {
            arrive = resolve;
          })
        : fake.answer(request),
    );
    await user.type(await screen.findByLabelText('Indikator'), 'Cakupan');
    const button = screen.getByRole('button', { name: 'Isi dari tahun 2024' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.type(screen.getByLabelText('Indikator'), ' lain');
    arrive({ data: { data: { ...ibuHamil, sasaran: 'Sasaran 2024', sudah_ada: false } } });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Sasaran')).toHaveValue('');
  });
});
