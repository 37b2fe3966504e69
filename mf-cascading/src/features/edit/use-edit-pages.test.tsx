import type { RemoteManifest } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { planner } from '../../diagram/context/testing/page-around';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { useEditPages } from './use-edit-pages';

/** Another remote, which has the edit page of programs and activities; the latter is not for planners. */
const planning: RemoteManifest = {
  name: 'mf_lain',
  title: 'Lain',
  platformApi: 1,
  pages: (
    [
      ['kinerja-program', 'role:perangkat_daerah'],
      ['kinerja-kegiatan', 'role:super'],
    ] as const
  ).map(([name, guard]) => ({
    id: `${name}.edit`,
    path: `/${name}/{id}/edit`,
    title: 'Ubah',
    layout: 'default' as const,
    guard,
  })),
  menu: [],
};

const built = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const model = {
  ...built,
  cards: built.cards.map((card) => ({
    ...card,
    satuanKerja: { ...card.satuanKerja, id: planner.satuan_kerja_id },
  })),
};

function editPages(manifests: RemoteManifest[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalAround session={{ user: planner }} manifests={manifests}>
      {children}
    </PortalAround>
  );
  return renderHook(() => useEditPages(), { wrapper }).result.current;
}

describe('the edit pages of boxes', () => {
  it('are asked of the portal by name, and only those that the reader may open', () => {
    const path = editPages([planning]);
    const pathAt = (level: number) => path?.(model, model.level.indexOf(level));
    const program = model.level.indexOf(2);
    expect(pathAt(2)).toBe(`/kinerja-program/${model.cards.get(program)?.nodeId}/edit`);
    // For others only, missing in this portal, and no level with such a page.
    for (const level of [3, 4, 0]) expect(pathAt(level)).toBeNull();
  });

  it('are not there for boxes of another unit', () => {
    expect(editPages([planning])?.(built, built.level.indexOf(2))).toBeNull();
  });

  it('do not exist in a portal without them', () => {
    expect(editPages([])).toBeNull();
  });
});
