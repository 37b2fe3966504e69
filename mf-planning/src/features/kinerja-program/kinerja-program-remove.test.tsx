import { type FakeAnswer, problem } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram, ibuHamil } from './kinerja-program.fixture';

describe('a delete', () => {
  it('is done once the server has answered it, and the row is gone before the list is read anew', async () => {
    const server = fakeKinerjaProgram([ibuHamil]);
    let removed = false;
    const { user } = await openPage(
      '/kinerja-program',
      (request) => {
        if (removed && request.method === 'GET') return new Promise<FakeAnswer>(() => undefined);
        removed = request.method === 'DELETE';
        return server.answer(request);
      },
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: /^Hapus / }));
    await user.click(await screen.findByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByText(ibuHamil.indikator)).not.toBeInTheDocument();
  });
});

describe('a delete in a year that is closed for others', () => {
  it('asks for the reason once the server does, and sends it', async () => {
    const server = fakeKinerjaProgram([ibuHamil]);
    const { user, sent } = await openPage(
      '/kinerja-program',
      (request) => {
        if (request.method !== 'DELETE' || Object.hasOwn(Object(request.params), 'alasan_perubahan'))
          return server.answer(request);
        return problem(422, 'MASUKAN_TIDAK_SESUAI', {
          errors: { alasan_perubahan: ['Tulis alasan mengubah tahun yang sudah tertutup'] },
        });
      },
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: /^Hapus / }));
    expect(screen.queryByLabelText('Alasan penghapusan')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Hapus' }));
    const reason = await screen.findByLabelText('Alasan penghapusan');
    expect(reason).toBeInvalid();
    await user.type(reason, 'Tercatat dua kali');
    await user.click(screen.getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const deletes = sent.filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ params }) => params)).toEqual([
      undefined,
      { alasan_perubahan: 'Tercatat dua kali' },
    ]);
  });
});

describe('a delete that meets a newer version', () => {
  it('is told, and tried again on the version that the list shows then', async () => {
    let server = fakeKinerjaProgram([ibuHamil]);
    const { user, sent } = await openPage(
      '/kinerja-program',
      (request) => {
        const stale = request.method === 'DELETE' && request.headers['If-Match'] === `"${ibuHamil.versi}"`;
        if (!stale) return server.answer(request);
        const terkini = { ...ibuHamil, versi: ibuHamil.versi + 1, indikator: 'Cakupan menurut rekan' };
        server = fakeKinerjaProgram([terkini]);
        return problem(412, 'VERSI_BASI', { terkini });
      },
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: /^Hapus / }));
    const confirm = await screen.findByRole('button', { name: 'Hapus' });
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await within(screen.getByRole('alertdialog')).findByText('Cakupan menurut rekan')).toBeVisible();
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const deletes = sent.filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ headers }) => headers['If-Match'])).toEqual([
      `"${ibuHamil.versi}"`,
      `"${ibuHamil.versi + 1}"`,
    ]);
  });

  it('decides about the version that its dialog was opened over, though the list was read anew since', async () => {
    let server = fakeKinerjaProgram([ibuHamil]);
    const terkini = { ...ibuHamil, versi: ibuHamil.versi + 1, indikator: 'Cakupan menurut rekan' };
    const { user, sent, queries } = await openPage(
      '/kinerja-program',
      (request) =>
        request.method === 'DELETE' && request.headers['If-Match'] === `"${ibuHamil.versi}"`
          ? problem(412, 'VERSI_BASI', { terkini })
          : server.answer(request),
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: /^Hapus / }));
    const confirm = await screen.findByRole('button', { name: 'Hapus' });
    server = fakeKinerjaProgram([terkini]);
    await act(() => queries.invalidateQueries());
    await screen.findAllByText('Cakupan menurut rekan');
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const deletes = sent.filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ headers }) => headers['If-Match'])).toEqual([
      `"${ibuHamil.versi}"`,
      `"${ibuHamil.versi + 1}"`,
    ]);
  });
});
