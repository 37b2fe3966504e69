import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import type { CascadingTree } from '@selaras/contracts';
import { render, screen, within } from '@testing-library/react';
import { PageAround } from '../../diagram/context/testing/page-around';
import { DiagramStore } from '../../diagram/store/diagram-store';
import { ViewStore } from '../../diagram/store/view-store';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import type { TreeModel } from '../../tree/model/model';
import { roughMeasure } from '../../tree/text/text-lines';
import ModalHost from '../modal-host';

/** A small tree in which one box of each level has everything that a modal can tell of. */
function richTree(): CascadingTree {
  const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
  const pd = tree.data[0]?.sasaran_strategis_pd[0];
  const program = pd?.kinerja_program[0];
  const sub = program?.kinerja_kegiatan[0]?.kinerja_sub_kegiatan[0];
  if (pd === undefined || program === undefined || sub === undefined) throw new Error('no boxes');
  Object.assign(program, {
    is_kinerja_direktur_to_wakil_direktur_rsud: true,
    do_rumus: String.raw`P = \dfrac{a}{b}`,
  });
  Object.assign(sub, {
    capaian: 80,
    target: 100,
    realisasi: 80,
    satuan: 'orang',
    kinerja_tercapai: [{ id: 1, catatan: 'Bidan tersedia di setiap desa' }],
    kinerja_tidak_tercapai: [{ id: 2, catatan: 'Alat ukur rusak' }],
    penyebab_kegagalan: 'Pengadaan terlambat',
    solusi: [{ id: 3, solusi: 'Kontrak payung' }],
    kinerja_langkah_aksi: [{ id: 4 }],
    indikator: 'Jumlah ibu hamil yang dilayani',
    indikator_kemendagri: 'Jumlah Ibu Hamil yang Mendapatkan Pelayanan',
  });
  return tree;
}

type Answer = FakeAnswer | ((request: SentRequest) => FakeAnswer | Promise<FakeAnswer>);

/** The tree of the modals, always the same. */
export const richModel = () => buildTree(richTree(), { maxDepth: 5 });

export const firstBox = (model: TreeModel, level: number) => model.level.indexOf(level);

/** The host with one modal of the first box of a level, against a network that answers every call alike. */
export function openModal(
  kind: string,
  level: number,
  answer: Answer = problem(404, 'TIDAK_DITEMUKAN'),
  page = '',
  bentuk: string | null = null,
) {
  const model = richModel();
  const box = firstBox(model, level);
  const network = fakeNetwork(answer);
  apiClient.configure({
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2024,
    pause: async () => {},
    adapter: network.adapter,
  });
  const store = new DiagramStore(new ViewStore(), () => roughMeasure, 'height');
  const find = jest.spyOn(store, 'find').mockImplementation(() => {});
  const onAddress = jest.fn();
  const key = model.keys[box] ?? '';
  const { unmount } = render(
    <PageAround page={{ satuanKerjaId: 1001 }}>
      <ModalHost
        store={store}
        model={model}
        type="cascading"
        address={{ modal: `${kind}/${key}${page}`, bentuk }}
        onAddress={onAddress}
      />
    </PageAround>,
  );
  return { model, box, asked: network.sent, onAddress, find, key, card: model.cards.get(box), unmount };
}

/** The open modal, to look for things in it. */
export const shownModal = async () => within(await screen.findByRole('dialog'));

/** A page of twenty as the server answers it. */
export const pageOf = (data: unknown[], total = data.length, current_page = 1) => ({
  data: { data, current_page, total, per_page: 20 },
});
