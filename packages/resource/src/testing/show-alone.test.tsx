/** @alone It draws a whole remote, which nobody takes away, and gives the document fonts. */
import type { RemoteManifest } from '@selaras/contracts';
import { act, screen } from '@testing-library/react';
import { showAlone } from './show-alone';

const manifest: RemoteManifest = {
  name: 'mf_contoh',
  title: 'Contoh',
  platformApi: 1,
  pages: [{ id: 'contoh', path: '/contoh', title: 'Contoh', layout: 'default', guard: 'none' }],
  menu: [],
};

test('a remote that is drawn without a portal has its pages above, and the font of the interface', async () => {
  const asked: string[] = [];
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: async (font: string) => void asked.push(font) },
  });
  await act(async () =>
    showAlone({
      manifest,
      pages: { contoh: async () => ({ Page: () => <h1>Contoh</h1> }) },
      answer: () => ({ status: 404, body: {} }),
    }),
  );
  expect(screen.getByRole('link', { name: 'Contoh' })).toBeVisible();
  expect(asked).toEqual(["1em 'Plus Jakarta Sans Variable'"]);
});
