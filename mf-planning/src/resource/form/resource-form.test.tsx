import type { FakeAnswer } from '@selaras/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeKinerjaProgram, ibuHamil } from '../../features/kinerja-program/kinerja-program.fixture';
import { openPage } from '../../testing/open-page';

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
    arrive({ data: { data: { ...ibuHamil, sasaran: 'Sasaran 2024' } } });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Sasaran')).toHaveValue('');
  });
});
