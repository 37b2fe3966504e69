import { pageImports } from './page-imports';

describe('pageImports', () => {
  it('reads what each page imports when it is opened', async () => {
    const source = `
      import type { PageId } from './manifest';
      const shared = () => import('./features/bersama');
      function both() { return Promise.all([import('./a'), import('./b')]); }
      export const pages: Record<PageId, () => Promise<unknown>> = {
        makro: () => import('./features/makro-page'),
        'publik-makro': async () => ({ Page: (await import('./features/publik')).MakroPage }),
        mikro: shared,
        rinci() { return both(); },
      };`;
    expect(await pageImports(source)).toEqual({
      makro: ['./features/makro-page'],
      'publik-makro': ['./features/publik'],
      mikro: ['./features/bersama'],
      rinci: ['./a', './b'],
    });
  });

  it('says so when there are no pages', async () => {
    await expect(pageImports('export const halaman = {};')).rejects.toThrow('pages');
  });
});
