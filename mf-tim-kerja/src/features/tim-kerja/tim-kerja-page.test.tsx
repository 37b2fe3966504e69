import { problem } from '@selaras/api-client/testing';
import { type Entity, timKerjaEntities } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const entities: readonly Pick<Entity, 'path' | 'title'>[] = timKerjaEntities;

describe('the first page of Tim Kerja', () => {
  it('leads to everything that the domain keeps, and asks the server for nothing', async () => {
    const { sent } = await openPage('/tim-kerja', () => problem(404, 'TIDAK_DITEMUKAN'), superUser);
    expect(await screen.findByRole('heading', { name: 'Tim Kerja' })).toBeInTheDocument();
    const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(entities.map(({ title, path }) => [title, path]));
    expect(sent).toEqual([]);
  });
});
