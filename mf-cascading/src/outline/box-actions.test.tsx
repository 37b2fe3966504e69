import { type Session, SessionProvider } from '@selaras/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BoxActsProvider } from '../diagram/box-acts-context';
import { DiagramPageProvider } from '../diagram/diagram-page-context';
import { DiagramStore } from '../diagram/diagram-store';
import { generatedTree, shapes } from '../testing/generated-tree';
import { sceneOf } from '../testing/scene-of';
import { buildTree } from '../tree/build';
import { roughMeasure } from '../tree/text-lines';
import { ViewStore } from '../view/view-store';
import { BoxActions } from './box-actions';

const guest: Session = {
  user: null,
  tahunKinerja: 2025,
  tahunPublik: 2025,
  planningValidation: null,
  countDown: null,
  online: true,
};

/** The buttons of the first box of a level, some of whose facts are changed. */
function open(level: number, change: Record<string, unknown> = {}, editPath: string | null = null) {
  const built = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
  const box = built.level.indexOf(level);
  const cards = built.cards.map((card, at) => (at === box ? { ...card, ...change } : card));
  const model = { ...built, cards };
  const store = new DiagramStore(new ViewStore(), () => roughMeasure, 'tinggi');
  const toggleCross = jest.spyOn(store, 'toggleCross').mockImplementation(() => {});
  const openModal = jest.fn();
  const acts = { openModal, editIcons: false, editPath: () => editPath };
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider value={guest}>
        <DiagramPageProvider value={{ tahun: 2025, satuanKerjaId: null, publik: true, title: 'Cascading' }}>
          <BoxActsProvider value={acts}>
            <BoxActions store={store} scene={{ ...sceneOf(model), selected: box }} />
          </BoxActsProvider>
        </DiagramPageProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { model, box, key: model.keys[box] ?? '', card: cards[box], openModal, toggleCross };
}

describe('the buttons beside the outline', () => {
  it.each([
    [0, 'Rencana Aksi', {}, 'ra'],
    [1, 'Realisasi Rencana Aksi', {}, 'rra'],
    [2, 'Definisi Operasional', { adaRumus: true }, 'do'],
    [2, 'Kinerja Wakil Direktur', { rsud: 'wakil-direktur' }, 'wakil-direktur'],
    [3, 'Perbaikan Kinerja', { adaSolusi: true }, 'solusi'],
    [4, 'Kinerja Langkah Aksi', { langkahAksi: 2 }, 'langkah-aksi'],
    [4, 'Kamus Indikator', {}, 'kamus'],
    [4, 'Penyebab Kegagalan', { penyebab: 'Alat rusak' }, 'gagal'],
    [4, 'Diagnosa Critical Success Factor (CSF)', { csfGagal: ['Alat rusak'] }, 'csf'],
  ])('on level %d open %s', async (level, name, change, kind) => {
    const { openModal, key } = open(level, change);
    await userEvent.click(
      screen.getByRole('button', { name: new RegExp(`^(\\w+ ?)?${name.replace(/[()]/g, '.')}$`) }),
    );
    expect(openModal).toHaveBeenCalledWith(`${kind}/${key}`);
  });

  it('show cross items and say whether they are shown', async () => {
    const { toggleCross, model, box } = open(2);
    expect(model.crossItems[box]?.length).toBeGreaterThan(0);
    const button = screen.getByRole('button', { name: /Cross cutting/ });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(toggleCross).toHaveBeenCalledWith(box);
  });

  it('open agreement and budget recap of a guest in a new tab', async () => {
    const tab = jest.spyOn(window, 'open').mockReturnValue(null);
    const { card } = open(1, { pk: 'ditandatangani' });
    await userEvent.click(screen.getByRole('button', { name: /perjanjian kinerja/ }));
    expect(tab).toHaveBeenLastCalledWith(
      expect.stringContaining(`jenis=sasaran-strategis-pd&id=${card?.nodeId}`),
      '_blank',
      'noopener',
    );
    await userEvent.click(screen.getByRole('button', { name: /Rekap Anggaran/ }));
    expect(tab).toHaveBeenLastCalledWith(
      expect.stringContaining(`tahun_kinerja=2025&satuan_kerja_id=${card?.satuanKerja.id}`),
      '_blank',
      'noopener',
    );
  });

  it('lead to the edit page, and from there back', () => {
    open(2, {}, '/kinerja-program/7/edit');
    expect(screen.getByRole('link', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/kinerja-program/7/edit?kembali=%2F',
    );
  });

  it('offer no edit page where there is none, and link only documents of the web', () => {
    open(1, { definisiOperasional: 'https://tirtaraya.example/do.pdf' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Dokumen definisi operasional' })).toHaveAttribute(
      'href',
      'https://tirtaraya.example/do.pdf',
    );
  });
});
