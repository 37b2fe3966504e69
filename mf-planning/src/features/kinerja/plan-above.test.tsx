import type { Session } from '@selaras/portal';
import { superUser } from '@selaras/resource/testing';
import { type RoleName, roleIds } from '@selaras/roles';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram } from '../kinerja-program/kinerja-program.fixture';

const somebody = (role: RoleName): Session => ({
  ...superUser,
  user: superUser.user && { ...superUser.user, role_id: roleIds[role] },
});

describe('above a list of the plan', () => {
  it('stand the ways to what has no place in the menu', async () => {
    await openPage('/kinerja-program', fakeKinerjaProgram().answer);
    const ways = within(await screen.findByRole('navigation', { name: 'Halaman lain tentang rencana ini' }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/kinerja-cross-cutting',
      '/kinerja-langkah-aksi-terintegrasi',
      '/rekap-anggaran',
      '/salin-rencana',
    ]);
  });

  it('stand only those that their reader may open', async () => {
    await openPage('/kinerja-program', fakeKinerjaProgram().answer, somebody('validator_bappeda'));
    const ways = within(await screen.findByRole('navigation', { name: 'Halaman lain tentang rencana ini' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Usulan cross cutting']);
  });
});
