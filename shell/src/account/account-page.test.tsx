import { problem, type SentRequest } from '@selaras/api-client/testing';
import type { User } from '@selaras/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { pages } from '../pages';
import { forgetBrowser, openPortal, plainShellPages, ratna } from '../testing/open-portal';

const session = {
  id: 1,
  alamat: '10.0.0.1',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
  dibuat: '2025-03-01T02:00:00Z',
  terakhir_aktif: '2025-03-01T03:00:00Z',
  ini: true,
};
const phone = { ...session, id: 2, user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0', ini: false };

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  jest.mocked(pages.account).mockImplementation(() => import('./account-page'));
  window.scrollTo = () => undefined;
});

/** The account of a user against a server that keeps his sessions and takes one old password. */
async function openAccount(user: User = ratna, address = '/akun') {
  let current = user;
  const rows = [session, phone];
  const sent: SentRequest[] = [];
  let sejak: string | null = null;
  const opened = await openPortal(address, {
    user,
    answers: {
      '/user': () => ({ data: { data: current } }),
      '/sessions': (request) => {
        if (request.method === 'DELETE') {
          sent.push(request);
          rows.splice(0, rows.length, session);
          return { status: 204 };
        }
        return { data: { data: [...rows] } };
      },
      '/sessions/2': (request) => {
        sent.push(request);
        rows.pop();
        return { status: 204 };
      },
      '/user/faktor-kedua': (request) => {
        if (request.method === 'GET') {
          return { data: { data: { sejak, kode_pemulihan: sejak === null ? 0 : 2, wajib: false } } };
        }
        sent.push(request);
        if (request.method === 'POST')
          return { data: { data: { rahasia: 'ABCDEFGH', alamat: 'otpauth://totp/x' } } };
        if ((request.body as { kode: string }).kode !== '123456') {
          return problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { kode: ['Kode tidak cocok.'] } });
        }
        sejak = '2025-03-01T03:00:00Z';
        const { harus: _done, ...free } = current;
        current = free;
        return { data: { data: { kode_pemulihan: ['aaaaa-bbbbb', 'ccccc-ddddd'] } } };
      },
      '/user/kata-sandi': (request) => {
        sent.push(request);
        if ((request.body as { lama: string }).lama !== 'sandi-lama-saya') {
          return problem(422, 'MASUKAN_TIDAK_SESUAI', {
            errors: { lama: ['Kata sandi sekarang tidak cocok'] },
          });
        }
        const { harus: _done, ...free } = current;
        current = free;
        return { status: 204 };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Akun saya' });
  return { ...opened, sent };
}

describe('the page of one’s own account', () => {
  it('changes the password, and says beside the field what is wrong with it', async () => {
    const { person, sent } = await openAccount();
    await person.type(screen.getByLabelText('Kata sandi sekarang'), 'keliru');
    await person.type(screen.getByLabelText('Kata sandi baru'), 'hujan-di-kebun');
    await person.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(await screen.findByText('Kata sandi sekarang tidak cocok')).toBeInTheDocument();
    await person.clear(screen.getByLabelText('Kata sandi sekarang'));
    await person.type(screen.getByLabelText('Kata sandi sekarang'), 'sandi-lama-saya');
    await person.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(await screen.findByText(/^Kata sandi diganti/)).toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ lama: 'sandi-lama-saya', baru: 'hujan-di-kebun' });
    expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('');
  });

  it('ends another device after a question, and never offers to end this one', async () => {
    const { person, sent } = await openAccount();
    const own = await screen.findByRole('row', { name: /Chrome di Windows/ });
    expect(within(own).queryByRole('button')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Keluarkan' }));
    expect(sent).toEqual([]);
    const question = await screen.findByRole('alertdialog', { name: 'Keluarkan Chrome di Android?' });
    await person.click(within(question).getByRole('button', { name: 'Keluarkan' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Android/ })).toBeNull());
    expect(sent).toMatchObject([{ method: 'DELETE', url: '/api/sessions/2' }]);
    expect(screen.queryByRole('button', { name: 'Keluarkan semua yang lain' })).toBeNull();
  });

  it('ends all others at once', async () => {
    const { person, sent } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Keluarkan semua yang lain' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keluarkan' }),
    );
    expect(await screen.findByText('Semua perangkat lain dikeluarkan')).toBeInTheDocument();
    expect(sent).toMatchObject([{ method: 'DELETE', params: { kecuali_ini: 'true' } }]);
  });

  it('is where somebody is led whose password super reset, and then on to where he wanted to go', async () => {
    const { person, router } = await openAccount({ ...ratna, harus: 'ganti-sandi' }, '/dashboard-pd');
    expect(router.state.location.pathname).toBe('/akun');
    expect(screen.getByText(/^Kata sandi Anda dibuat oleh admin/)).toBeInTheDocument();
    await person.type(screen.getByLabelText('Kata sandi sekarang'), 'sandi-lama-saya');
    await person.type(screen.getByLabelText('Kata sandi baru'), 'hujan-di-kebun');
    await person.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-pd'));
  });

  it('turns a second factor on with a first code, and shows the recovery codes once', async () => {
    const { person, sent } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Pasang faktor kedua' }));
    const first = await screen.findByRole('dialog', { name: 'Pasang faktor kedua' });
    await person.type(within(first).getByLabelText('Kata sandi sekarang'), 'sandi-saya{Enter}');
    const second = await screen.findByRole('dialog', { name: 'Pindai lalu isi kodenya' });
    expect(within(second).getByText('ABCD EFGH')).toBeInTheDocument();
    const code = within(second).getByLabelText('Kode autentikator');
    await person.type(code, '12{Enter}');
    expect(await within(second).findByText(/^Isi kode enam angka/)).toBeInTheDocument();
    await person.clear(code);
    await person.type(code, '000000{Enter}');
    expect(await within(second).findByText('Kode tidak cocok.')).toBeInTheDocument();
    await person.clear(code);
    await person.type(code, '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Kode pemulihan' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Sudah saya simpan' }));
    expect(await screen.findByText('2 kode pemulihan tersisa')).toBeInTheDocument();
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { kata_sandi: 'sandi-saya' }],
      ['PUT', { kode: '000000' }],
      ['PUT', { kode: '123456' }],
    ]);
  });

  it('is where somebody is led whose role needs a second factor, and then on', async () => {
    const { person, router } = await openAccount({ ...ratna, harus: 'pasang-faktor-kedua' }, '/dashboard-pd');
    expect(router.state.location.pathname).toBe('/akun');
    expect(screen.getByText(/^Untuk peran Anda/)).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Pasang faktor kedua' }));
    const password = within(await screen.findByRole('dialog')).getByLabelText('Kata sandi sekarang');
    await person.type(password, 'sandi-saya{Enter}');
    await person.type(await screen.findByLabelText('Kode autentikator'), '123456{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Sudah saya simpan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-pd'));
  });
});
