import type { RemoteManifest } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DiagramPageProvider } from '../../diagram/context/diagram-page-context';
import { planner } from '../../diagram/context/testing/page-around';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { useNewBelow } from './use-new-below';

const UNIT = planner.satuan_kerja_id;

/** The remote of the plan; its action steps are not for planners here. */
const planning: RemoteManifest = {
  name: 'mf_lain',
  title: 'Lain',
  platformApi: 1,
  pages: (
    [
      ['sasaran-strategis-pd', 'role:perangkat_daerah'],
      ['kinerja-program', 'role:perangkat_daerah'],
      ['kinerja-kegiatan', 'role:perangkat_daerah'],
      ['kinerja-langkah-aksi', 'role:super'],
    ] as const
  ).map(([name, guard]) => ({
    id: `${name}.create`,
    path: `/${name}/create`,
    title: 'Tambah',
    layout: 'default' as const,
    guard,
  })),
  menu: [],
};

const built = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const ofUnit = (id: number) => ({
  ...built,
  cards: built.cards.map((card) => ({ ...card, satuanKerja: { ...card.satuanKerja, id } })),
});

function newBelow(mayAdd = true, model = ofUnit(UNIT)) {
  const page = { tahun: 2025, satuanKerjaId: UNIT, publik: false, title: 'Cascading' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalAround session={{ user: planner }} manifests={[planning]}>
      <DiagramPageProvider value={page}>{children}</DiagramPageProvider>
    </PortalAround>
  );
  const below = renderHook(() => useNewBelow(mayAdd), { wrapper }).result.current;
  return below && ((level: number) => below(model, model.level.indexOf(level)));
}

const idAt = (level: number) => built.cards.get(built.level.indexOf(level))?.nodeId;

describe('a row below a box', () => {
  it.each([
    [0, 'sasaran-strategis-pd', 'sasaran_strategis_rpjmd_id', 'Tambah sasaran strategis PD di bawahnya'],
    [1, 'kinerja-program', 'sasaran_strategis_pd_id', 'Tambah kinerja program di bawahnya'],
    [2, 'kinerja-kegiatan', 'kinerja_program_id', 'Tambah kinerja kegiatan di bawahnya'],
  ])('of level %d is a new %s with its parent and unit filled in', (level, below, field, label) => {
    expect(newBelow()?.(level)).toEqual({
      path: `/${below}/create?${field}=${idAt(level)}&satuan_kerja_id=${UNIT}`,
      label,
    });
  });

  it('is not offered where its page is missing or for others', () => {
    const below = newBelow();
    for (const level of [3, 4]) expect(below?.(level)).toBeNull();
  });

  it('is not offered below a box of another unit', () => {
    expect(newBelow(true, ofUnit(UNIT + 1))?.(2)).toBeNull();
  });

  it('is not offered while the plan takes no rows', () => {
    expect(newBelow(false)).toBeNull();
  });
});
