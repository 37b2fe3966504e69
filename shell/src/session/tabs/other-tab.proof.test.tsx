import { screen, waitFor } from '@testing-library/react';
import { cookieJar, openPortal, ratna } from '../../testing/open-portal';
import { otherTab } from '../../testing/other-tab';

const { tell } = otherTab();
const withinASecond = { timeout: 1000 };

describe('what happens in another tab reaches this one within a second', () => {
  it('logging out', async () => {
    const { router } = await openPortal('/dashboard-pd');
    await screen.findByRole('heading', { name: 'Dashboard PD' });
    tell({ kind: 'keluar' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), withinASecond);
  });

  it('another performance year', async () => {
    await openPortal('/dashboard');
    const select = await screen.findByRole('combobox', { name: 'Tahun kinerja' });
    tell({ kind: 'tahun-kinerja', tahun: 2025 });
    await waitFor(() => expect(select).toHaveValue('2025'), withinASecond);
  });

  it('signing in', async () => {
    const answers = { '/user': () => ({ data: { data: ratna } }) };
    const { router } = await openPortal('/login', { user: null, answers });
    await screen.findByLabelText('Nama pengguna');
    cookieJar.set('selaras_token', 'token-baru');
    tell({ kind: 'masuk' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), withinASecond);
  });
});
