import type { ChildrenCount } from '@selaras/contracts';
import type { StatusCapaian } from '@selaras/domain';
import type { PageParams } from '@selaras/portal';
import type { Definition } from '@selaras/ui';
import type { ComponentType, ReactNode } from 'react';
import type { AnyResource, ResourceRow } from '../resource';

/** One measure over a year or quarter. */
export interface Measure {
  readonly label: string;
  readonly target: number | null;
  /** The target in words where it is no single figure. */
  readonly targetText?: string;
  readonly realisasi: number | null;
  readonly capaian: number | null;
  readonly satuan: string | null;
  readonly status: StatusCapaian;
}

/** A part of a detail page with a title: facts, or a drawing of its own. */
export interface DetailSection<Row> {
  readonly title: string;
  facts?(row: Row): readonly Definition[];
  draw?(row: Row): ReactNode;
  /** Left out while there is nothing to show. */
  when?(row: Row): boolean;
}

/** What a kind of rows below another is called, and the page that shows one of them by its `id`; null where none does. */
export interface ChildKind {
  readonly title: string;
  readonly page: string | null;
}

/** The kind of rows that a new one may be added to below a row: what it is called, and its form with the parent filled in. */
export interface NewChild {
  readonly level: string;
  readonly sebutan: string;
  readonly page: string;
  readonly query: Readonly<Record<string, number>>;
}

/** Rows below a row, and what their kinds are. */
export interface ChildrenDescription<Row> {
  of(row: Row): readonly ChildrenCount[];
  kindOf(level: string): ChildKind;
  /** What may be added below it while its plan is open; left out, or null: nothing. */
  newOf?(row: Row): NewChild | null;
}

/** A page of the portal, shown to who may open it, or an address of the entity's own making. */
type DetailLink = { readonly label: string } & (
  | { readonly page: string; readonly params: PageParams }
  | { readonly path: string }
);

/** What a detail page shows of an entity. */
export interface DetailDescription<Row extends ResourceRow> {
  readonly resource: AnyResource;
  /** The row's name above its facts. */
  title(row: Row): string;
  readonly sections: readonly DetailSection<Row>[];
  /** `tahun` is the chosen performance year. */
  measures?(row: Row, tahun: number): readonly Measure[];
  readonly children?: ChildrenDescription<Row>;
  /** Other ways to go from this row; `here` is the address of this page. */
  links?(row: Row, here: string): readonly DetailLink[];
  /** Acts on this row besides changing and deleting it. */
  readonly Acts?: ComponentType<{ row: Row }>;
  /** Names of columns in the history. */
  readonly columnNames?: Readonly<Record<string, string>>;
}

/** Keeps the row's type of a description. */
export const defineDetail = <Row extends ResourceRow>(
  description: DetailDescription<Row>,
): DetailDescription<Row> => description;
