import { entityPages } from '@selaras/contracts';
import { screen } from '@testing-library/react';
import { arsipCalls, arsipEntity } from '../../example/arsip-contract.fixture';
import { arsipDetail, arsipForm, arsipList } from '../../example/arsip-pages.fixture';
import { openPagesOf } from '../../testing';
import { panelPage } from './panel-page';

const manifest = {
  name: 'mf_arsip',
  title: 'Arsip',
  platformApi: 1,
  pages: entityPages(arsipEntity),
  menu: [],
} as const;

it('a view that cannot be fetched says so in its place, and comes when it is asked for again', async () => {
  let reachable = false;
  const Page = panelPage(arsipList, {
    detail: async () => ({ detail: arsipDetail }),
    form: async () => {
      if (!reachable) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
      return { form: arsipForm };
    },
  });
  const open = openPagesOf(manifest, { arsip: async () => ({ Page }) });
  const list = { data: [], current_page: 1, last_page: 1, per_page: 20, total: 0, kemampuan: { buat: true } };
  const { user } = await open('/arsip?panel=baru', () => ({
    data: arsipCalls.list.answer?.parse(list),
    foreign: true,
  }));
  expect(await screen.findByText('Gagal dimuat')).toBeVisible();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByLabelText('Nomor')).toBeVisible();
  expect(screen.queryByText('Gagal dimuat')).not.toBeInTheDocument();
});
