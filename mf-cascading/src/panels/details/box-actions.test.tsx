import { apiClient } from '@selaras/api-client';
import { fakeNetwork, problem } from '@selaras/api-client/testing';
import { guest } from '@selaras/portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { type BoxActs, BoxActsProvider } from '../../diagram/context/box-acts-context';
import { PageAround, planner } from '../../diagram/context/testing/page-around';
import { DiagramStore } from '../../diagram/store/diagram-store';
import { ViewStore } from '../../diagram/store/view-store';
import Documents from '../../features/documents';
import { EditLink } from '../../features/edit/edit-link';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { roughMeasure } from '../../tree/text/text-lines';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { BoxActions } from './box-actions';

/** The buttons of the first box of a level, some of whose facts are changed. */
function open(
  level: number,
  change: Record<string, unknown> = {},
  editPath: string | null = null,
  session = guest,
  below: string | null = null,
) {
  const built = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
  const box = built.level.indexOf(level);
  const cards = built.cards.map((card, at) => (at === box ? { ...card, ...change } : card));
  const model = { ...built, cards };
  const store = new DiagramStore(new ViewStore(), () => roughMeasure, 'height');
  const toggleCross = jest.spyOn(store, 'toggleCross').mockImplementation(() => {});
  const openModal = jest.fn();
  render(
    <PageAround session={session}>
      <Acts openModal={openModal} editPath={editPath} below={below}>
        <BoxActions store={store} scene={{ ...sceneOf(model), selected: box }} />
      </Acts>
    </PageAround>,
  );
  return { model, box, key: model.keys[box] ?? '', card: cards.get(box), openModal, toggleCross };
}

/** What a page of the portal gives to the buttons. */
function Acts(props: {
  openModal: BoxActs['openModal'];
  editPath: string | null;
  below: string | null;
  children: ReactNode;
}) {
  const { openModal, editPath, below, children } = props;
  const [openDocument, setOpenDocument] = useState<BoxActs['openDocument'] | null>(null);
  const acts = {
    openModal,
    openDocument: openDocument ?? (() => {}),
    editIcons: false,
    edit: {
      path: () => editPath,
      below: () => (below === null ? null : { path: below, label: 'Tambah kinerja kegiatan di bawahnya' }),
      help: null,
      Link: EditLink,
    },
  };
  return (
    <BoxActsProvider value={acts}>
      <Documents onDocuments={setOpenDocument} />
      {children}
    </BoxActsProvider>
  );
}

describe('the buttons beside the outline', () => {
  it.each([
    [0, 'Rencana Aksi', {}, 'ra'],
    [1, 'Realisasi Rencana Aksi', {}, 'rra'],
    [2, 'Definisi Operasional', { adaRumus: true }, 'do'],
    [2, 'Kinerja Wakil Direktur', { rsud: 'wakil-direktur' }, 'wakil-direktur'],
    [3, 'Perbaikan Kinerja', { adaSolusi: true }, 'solusi'],
    [4, 'Kinerja Langkah Aksi', { langkahAksi: [1, 2] }, 'langkah-aksi'],
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

  it('tell a signed-in reader as a document what cannot be opened', async () => {
    const network = fakeNetwork(problem(404, 'TIDAK_DITEMUKAN'));
    apiClient.configure({ adapter: network.adapter, pause: async () => {} });
    const close = jest.fn();
    jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    open(2, { pk: 'draf' }, null, { ...guest, user: planner });
    await userEvent.click(screen.getByRole('button', { name: /perjanjian kinerja/ }));
    expect(await screen.findByText('Dokumen gagal dibuka')).toBeInTheDocument();
    expect(screen.getByText('pesan TIDAK_DITEMUKAN')).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
    expect(network.sent[0]).toMatchObject({ url: '/api/perjanjian-kinerja/download' });
  });

  it('lead to the edit page, and from there back', () => {
    open(2, {}, '/kinerja-program/7/edit');
    expect(screen.getByRole('link', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/kinerja-program/7/edit?kembali=%2F',
    );
  });

  it('lead to the form of a new row below the box, and back to it', () => {
    const { key } = open(2, {}, null, guest, '/kinerja-kegiatan/create?kinerja_program_id=7');
    expect(screen.getByRole('link', { name: 'Tambah kinerja kegiatan di bawahnya' })).toHaveAttribute(
      'href',
      `/kinerja-kegiatan/create?kinerja_program_id=7&${new URLSearchParams({
        kembali: `/?${new URLSearchParams({ node: key })}`,
      })}`,
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
