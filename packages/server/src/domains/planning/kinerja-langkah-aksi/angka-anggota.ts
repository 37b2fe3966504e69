import { allTriwulan, type FieldGroup } from '@selaras/domain';
import type { Change, FieldGroups } from '../../../kit/resource/closed-fields';
import { perTriwulan } from '../../../kit/resource/row-columns';

type Angka = { readonly id?: number } & Readonly<Record<string, unknown>>;

const anggotaOf = (values: object | null): readonly Angka[] =>
  values !== null && 'anggota' in values && Array.isArray(values.anggota) ? values.anggota : [];

/**
 * The fields of a step with the figures of its members beside them, `anggota.0.realisasi_tw1`: who carries a step belongs to
 * the plan, what somebody reached in a quarter to that quarter (decision 145).
 */
export function withAngkaAnggota(body: object, row: object | null, groups: FieldGroups): Change {
  const before = anggotaOf(row);
  const figures = anggotaOf(body).flatMap((anggota, at) => {
    const stored = anggota.id === undefined ? undefined : before.find(({ id }) => id === anggota.id);
    return perTriwulan('realisasi').map((field, index) => ({
      name: `anggota.${at}.${field}`,
      group: `tw${allTriwulan[index] ?? 1}` as FieldGroup,
      given: anggota[field],
      stored: stored?.[field] ?? null,
    }));
  });
  const named = (of: 'given' | 'stored' | 'group') =>
    Object.fromEntries(figures.map((figure) => [figure.name, figure[of]]));
  return {
    body: { ...body, ...named('given') },
    current: row === null ? null : { ...row, ...named('stored') },
    groups: { ...groups, ...(named('group') as FieldGroups) },
  };
}
