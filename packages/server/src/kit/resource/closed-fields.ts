import type { Kunci } from '@selaras/contracts';
import {
  belumDibukaOf,
  type FieldGroup,
  isOpen,
  isRealisasi,
  type PlanningLockReason,
  positionOfGroup,
} from '@selaras/domain';

export type FieldGroups = Readonly<Record<string, FieldGroup>>;
type Values = Readonly<Record<string, unknown>>;

/** What a write changes, as far as locks look at it. */
export interface Change {
  readonly body: Values;
  readonly current: Values | null;
  readonly groups: FieldGroups;
  /** Why super changes what is closed for others. */
  readonly alasan?: string | null;
}

/** A field that the body changes although the lock closes it. */
export interface ClosedField {
  readonly field: string;
  readonly alasan: PlanningLockReason;
  /** Of realisation whose time has not come: the words that say when it opens. */
  readonly belumDibuka?: string;
  /** The year whose figure it is, with what closes that year's plan; of the other fields the chosen year closes them. */
  readonly milikTahun?: { readonly tahun: number; readonly pesan: string | null };
}

/**
 * Fields of the body that differ from the row and whose group is closed. Of a row that is being made (`current` null)
 * everything that is filled in differs.
 */
export function closedFields(
  body: Values,
  current: Values | null,
  groups: FieldGroups,
  kunci: Kunci,
): ClosedField[] {
  return Object.keys(body).flatMap((field) => {
    const group = groups[field] ?? 'kinerja';
    if (isOpen(kunci, group)) return [];
    const before = current === null ? undefined : currentValue(current, field);
    if (current === null ? isEmpty(body[field]) : sameValue(body[field], before)) return [];
    return [{ field, ...closingOf(group, kunci) }];
  });
}

function closingOf(group: FieldGroup, kunci: Kunci): Omit<ClosedField, 'field'> {
  const position = positionOfGroup(group);
  const year = position === null ? undefined : kunci.tahunan?.[position - 1];
  const belumDibuka = belumDibukaOf(kunci, group);
  return {
    alasan: isRealisasi(group) ? 'batas-waktu' : ((year ?? kunci).alasan ?? 'validasi'),
    ...(belumDibuka !== undefined && { belumDibuka }),
    ...(year && { milikTahun: { tahun: year.tahun, pesan: year.pesan } }),
  };
}

/** The value that a row has for a field of its body: `program_id` is `program.id` in the row. */
export function currentValue(row: Values, field: string): unknown {
  if (Object.hasOwn(row, field)) return row[field];
  const ids = /^(.*)_ids$/.exec(field)?.[1];
  if (ids !== undefined) return (row[ids] as readonly { id: number }[] | undefined)?.map(({ id }) => id);
  const name = field.replace(/_id$/, '');
  const object = row[name] as Values | null | undefined;
  return object?.[field] ?? object?.id ?? null;
}

/** Compares what the body says: keys that only the row has, such as labels of references, do not count. */
export function sameValue(body: unknown, row: unknown): boolean {
  if (Array.isArray(body)) {
    return (
      Array.isArray(row) &&
      body.length === row.length &&
      body.every((item, index) => sameValue(item, row[index]))
    );
  }
  if (typeof body === 'object' && body !== null) {
    return (
      typeof row === 'object' &&
      row !== null &&
      Object.entries(body).every(
        ([key, value]) => value === undefined || sameValue(value, (row as Values)[key]),
      )
    );
  }
  return (body ?? null) === (row ?? null);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
