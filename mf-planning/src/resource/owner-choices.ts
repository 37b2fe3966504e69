import { optionQueries } from '@selaras/api-client';
import type { PengampuOption, PengampuType } from '@selaras/contracts';
import { type JenisPengampu, pejabatSementaraWords } from '@selaras/domain';
import type { Choice } from '@selaras/ui';

/** Who owns a row of the plan: a post or a team by its id. */
export interface Owner {
  readonly pengampu: JenisPengampu;
  readonly id: number;
}

/** An owner as the one value of a picker: ids of posts and teams begin at 1 both, so those of teams stand below zero. */
export const ownerValue = ({ pengampu, id }: Owner): number => (pengampu === 'tim-kerja' ? -id : id);

export const ownerOf = (value: number): Owner =>
  value < 0 ? { pengampu: 'tim-kerja', id: -value } : { pengampu: 'unit-kerja', id: value };

type Orang = PengampuOption['orang'];

const namesOf = (orang: Orang) =>
  orang
    .map(({ nama, jenis }) => (jenis === null ? nama : `${pejabatSementaraWords[jenis]} ${nama}`))
    .join(', ');

/** What tells an owner from others: its kind, and who holds the post today or leads the team. */
export function ownerKeterangan(pengampu: JenisPengampu, orang: Orang): string {
  const names = namesOf(orang);
  if (pengampu === 'unit-kerja') return `Jabatan · ${names || 'belum ada pejabatnya'}`;
  return names === '' ? 'Tim kerja · belum berketua' : `Tim kerja · ketua ${names}`;
}

/** The owner of a row as the row names it. */
export interface OwnedRow {
  readonly pengampu?: JenisPengampu | null;
  readonly struktur_organisasi?: { readonly id: number; readonly jabatan_nama: string } | null;
  readonly tim_kerja?: {
    readonly id: number;
    readonly nama: string;
    readonly ketua: { readonly peg_nama: string } | null;
  } | null;
}

/** The choice that a row stands for before any list has come; null while nobody owns it. */
export function ownerOfRow({
  pengampu,
  struktur_organisasi: post,
  tim_kerja: team,
}: OwnedRow): Choice | null {
  if (pengampu === 'unit-kerja' && post) {
    return { value: ownerValue({ pengampu, id: post.id }), label: post.jabatan_nama };
  }
  if (pengampu !== 'tim-kerja' || !team) return null;
  const orang = team.ketua === null ? [] : [{ nama: team.ketua.peg_nama, jenis: null }];
  return {
    value: ownerValue({ pengampu, id: team.id }),
    label: team.nama,
    keterangan: ownerKeterangan(pengampu, orang),
  };
}

interface OwnerQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
}

const choicesOf = async (
  pengampu: JenisPengampu,
  { queryFn }: OwnerQuery,
  context: unknown,
): Promise<Choice[]> => {
  const options = await (queryFn as (context: unknown) => Promise<PengampuOption[]>)(context);
  return options.map(({ value, label, orang }) => ({
    value: ownerValue({ pengampu, id: Number(value) }),
    label,
    keterangan: ownerKeterangan(pengampu, orang),
  }));
};

/** Posts of a unit that may own a row of this level, then the teams of the year. */
export const ownerChoices = (satuan_kerja_id: number, type: PengampuType) => (search: { q?: string }) => {
  const posts = optionQueries.unitKerja({ satuan_kerja_id, type, ...search });
  const teams = optionQueries.timKerja({ satuan_kerja_id, ...search });
  return {
    queryKey: [...posts.queryKey, 'dan-tim-kerja'],
    queryFn: async (context: unknown) =>
      (
        await Promise.all([choicesOf('unit-kerja', posts, context), choicesOf('tim-kerja', teams, context)])
      ).flat(),
  };
};
