/** A page that is made: its name, address and title. */
export interface NewPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/** What a new page consists of, by its place below the remote's folder. */
export function pageFiles({ id, path, title }: NewPage): Readonly<Record<string, string>> {
  const place = `src/features/${id}/${id}-page`;
  return {
    [`${place}.tsx`]: `import { EmptyState, PageHeader } from '@selaras/ui';

/** ${title}. */
export function Page() {
  return (
    <>
      <PageHeader title="${title}" />
      <EmptyState title="Belum ada data pada halaman ini." />
    </>
  );
}
`,
    [`${place}.test.tsx`]: `import { problem } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

describe('the page ${title}', () => {
  it('says that it is empty, and asks the server for nothing', async () => {
    const { sent } = await openPage('${path}', () => problem(404, 'TIDAK_DITEMUKAN'), superUser);
    expect(await screen.findByRole('heading', { name: '${title}' })).toBeInTheDocument();
    expect(screen.getByText('Belum ada data pada halaman ini.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
`,
  };
}
