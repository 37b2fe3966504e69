import { problem } from '@selaras/api-client/testing';
import type { DemoAccount } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { forgetBrowser, openPortal, plainShellPages, ratna } from '../testing/open-portal';

const account = (username: string, role_id: number, satuan_kerja_nama: string | null): DemoAccount => ({
  username,
  password: 'sandi-contoh',
  role_id,
  satuan_kerja_nama,
});
const accounts = [
  account('super', roleIds.super, null),
  account('dinkes', roleIds.perangkat_daerah, 'Dinas Kesehatan'),
];
const open = (answer: Parameters<typeof openPortal>[1] = {}) =>
  openPortal('/login', {
    user: null,
    ...answer,
    answers: {
      '/demo-accounts': { data: { data: accounts } },
      '/user': () => ({ data: { data: ratna } }),
      ...answer.answers,
    },
  });

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  window.scrollTo = () => undefined;
});

describe('the accounts of the demo on the login page', () => {
  it('sign in by one press, and lead where the user wanted to go', async () => {
    localStorage.setItem('selaras_redirect', '/dashboard-pd');
    const { person, router, sent } = await open();
    const list = await screen.findByRole('region', { name: 'Masuk sebagai …' });
    await person.click(
      within(list).getByRole('button', { name: 'Perangkat daerah Dinas Kesehatan · dinkes' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-pd'));
    expect(sent.find(({ url }) => url === '/api/login')?.body).toEqual({
      username: 'dinkes',
      password: 'sandi-contoh',
      remember: false,
    });
  });

  it('are reached and pressed by the keyboard behind the form', async () => {
    const { person, router } = await open();
    const button = await screen.findByRole('button', { name: 'Super admin super' });
    screen.getByRole('button', { name: 'Masuk' }).focus();
    await person.tab();
    expect(button).toHaveFocus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('say what a refusal says, and can be pressed again', async () => {
    let refusals = 0;
    const { person, router } = await open({
      answers: {
        '/login': () => {
          refusals += 1;
          return refusals === 1 ? problem(401, 'LOGIN_SALAH') : { data: { token: 'token-baru' } };
        },
      },
    });
    const button = await screen.findByRole('button', { name: /^Super admin/ });
    await person.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    await person.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it.each([
    ['there are none', { data: { data: [] } }],
    ['they cannot be read', problem(503, 'SIBUK')],
  ])('are not mentioned when %s', async (_, answer) => {
    const { sent } = await open({ answers: { '/demo-accounts': answer } });
    await screen.findByLabelText('Nama pengguna');
    await waitFor(() => expect(sent.some(({ url }) => url === '/api/demo-accounts')).toBe(true));
    expect(screen.queryByText(/Masuk sebagai/)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
