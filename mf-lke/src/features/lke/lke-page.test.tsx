import { problem } from '@selaras/api-client/testing';
import { type Entity, lkeEntities } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const entities: readonly Pick<Entity, 'path' | 'title'>[] = lkeEntities;

describe('the first page of Evaluasi LKE', () => {
  it('leads to everything that the domain keeps, and asks the server for nothing', async () => {
    const { sent } = await openPage('/lke', () => problem(404, 'TIDAK_DITEMUKAN'), superUser);
    expect(await screen.findByRole('heading', { name: 'Evaluasi LKE' })).toBeInTheDocument();
    const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(entities.map(({ title, path }) => [title, path]));
    expect(sent).toEqual([]);
  });
});
