import type { ChildrenCount, LockKind } from '@selaras/contracts';
import type { TingkatNomenklatur, TingkatTahunan } from '@selaras/domain';
import type { RawBuilder } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { References } from '../../../kit/resource/references';
import type { KitCalls, Resource } from '../../../kit/resource/resource';
import type { CsfBody } from './csf';
import type { KinerjaFields } from './kinerja-rules';
import type { PengampuFields } from './reference-rules';

/** Body of a yearly performance, whatever its level. */
export type KinerjaBody = KinerjaFields &
  PengampuFields &
  CsfBody & {
    readonly sasaran: string;
    readonly solusi: readonly {
      readonly id?: number | undefined;
      readonly kinerja_masalah_id: number;
      readonly solusi: string;
    }[];
  };

/** One level: where its rows belong and what is its own. */
export interface KinerjaLevel<Body extends KinerjaBody> {
  readonly calls: KitCalls<Body>;
  readonly kunci: LockKind;
  readonly level: TingkatTahunan;
  readonly table: 'kinerja_program' | 'kinerja_kegiatan' | 'kinerja_sub_kegiatan';
  /** Column of the parent, its table and how the list shows it; `induk` is its alias. */
  readonly induk: {
    readonly field: keyof Body & string;
    /** Its rows as they hold in a year; left out: the table's. */
    readonly source?: (tahun: number) => RawBuilder<unknown>;
    readonly table: keyof Tables;
    readonly sebutan: string;
    /** What the parent has for the year of the row. */
    tahun(tahun: number): Readonly<Record<string, number | null>>;
    readonly column: RawBuilder<unknown>;
  };
  /** Column of the budget nomenclature, its table; `n` is its alias. */
  readonly nomenklatur: {
    readonly field: keyof Body & string;
    readonly table: TingkatNomenklatur;
    /** Column of the parent that names the nomenclature one level up. */
    readonly indukField?: string;
  };
  /** Columns that only this level has, and how they are read. */
  readonly own: {
    readonly fields: readonly (keyof Body & string)[];
    readonly listColumns?: readonly RawBuilder<unknown>[];
    readonly columns: readonly RawBuilder<unknown>[];
  };
  /** Performances below a row. */
  anak(id: RawBuilder<unknown>): RawBuilder<ChildrenCount>;
  readonly filters: Resource<Body>['sql']['filters'];
  /** Values that are filled in when they are left empty. */
  complete?(references: References, body: Body): Promise<Partial<Body>>;
}
