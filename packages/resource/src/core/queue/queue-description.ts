import type { Endpoint } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import type { AlasanTanpaPutusan } from '@selaras/domain';
import type { Definition, TableColumn, TableSort } from '@selaras/ui';
import type { ReactNode } from 'react';
import type { DetailSection } from '../detail/detail-description';
import type { ListFilter } from '../list/list-description';
import type { RowPage } from '../list/read-list';
import type { OfYear } from '../year';

/** What every row of a queue carries. */
export interface QueueRow {
  readonly id: number;
  readonly versi: number;
}

/** A verdict; a refusal has a note. */
export interface Verdict {
  readonly valid: boolean;
  readonly catatan: string | null;
}

/** What became of a verdict on many rows: how many it reached, and why it did not reach the others. */
export interface VerdictOutcome {
  readonly jumlah: number;
  readonly gagal: readonly ({ readonly id: number } & (
    | { readonly alasan: AlasanTanpaPutusan }
    | { readonly pesan: string }
  ))[];
}

/**
 * The calls of a queue: the rows page by page, all of them as a spreadsheet, and a verdict on many (`bodyOf`, or
 * `{ baris: [{ id, versi }], valid, catatan }`), answered by `VerdictOutcome`.
 */
type ManyEndpoints = Readonly<Record<'queue' | 'exportQueue' | 'judgeMany', Endpoint<AnyCall>>>;

/** A verdict on one row besides: `{ valid, catatan }` over its version. */
type QueueEndpoints = ManyEndpoints & Readonly<Record<'judge', Endpoint<AnyCall>>>;

/** One of both verdicts in words. */
interface VerdictWords {
  /** On the button, `Tidak valid`; lower case inside a sentence. */
  readonly word: string;
  /** On the button of a verdict on many rows: `Nyatakan tidak valid`. */
  readonly verb: string;
  /** Told when it is done; lower case inside a sentence. */
  readonly done: string;
  /** The question before a verdict on many rows; `subject` is their number and name. */
  ask(subject: string): string;
  /** Label of the field of the note; left out: `Catatan`. */
  readonly note?: string;
}

/** The words of a family of queues. */
export interface QueueWords {
  readonly yes: VerdictWords;
  readonly no: VerdictWords;
  /** Below the field of the note. */
  readonly noteHelp?: string;
  /** Characters that a note may have; left out: 4,000. */
  readonly noteMax?: number;
  /** Told when a refusal comes without a note. */
  readonly noteMissing: string;
  /** Why a row was left: somebody changed it after it was read. */
  readonly changed: string;
}

/** A queue whose rows are judged many at once; each of them alone on a page of its own, which its first column opens. */
export interface QueueOfPages<Row extends QueueRow, Answer extends RowPage<Row> = RowPage<Row>>
  extends OfYear {
  readonly title: string;
  readonly description: string;
  /** What people call one row, inside a sentence. */
  readonly sebutan: string;
  readonly words: QueueWords;
  readonly endpoints: ManyEndpoints;
  /** Goes with every question for its rows, beside what the list's reader chose. */
  readonly asked?: Readonly<Record<string, unknown>>;
  /** First part of the key under which its rows are kept. */
  readonly key: string;
  /** First part of the name of its spreadsheet. */
  readonly file: string;
  /** Label of the search field, and what a queue without rows says. */
  readonly search?: string;
  readonly none?: string;
  /** All columns but the one that opens a row in a dialog; the first one gets the box that chooses the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly ListFilter[];
  /** null: its order is not its reader's to choose. */
  readonly sort: TableSort | null;
  /** Names a row among others. */
  labelOf(row: Row): string;
  /** Whether a row waits for a verdict of the reader; left out: every row does. */
  waits?(row: Row): boolean;
  /** What is sent for a verdict on many rows. */
  bodyOf?(baris: readonly QueueRow[], verdict: Verdict): unknown;
  /** What is said of the chosen rows before a verdict on them. */
  chosenWords?(rows: readonly Row[]): string;
  /** Drawn above the list, with its answer as soon as it is there. */
  above?(answer: Answer | undefined): ReactNode;
}

/** A queue whose rows are judged one by one in a dialog too. */
export interface QueueDescription<Row extends QueueRow> extends QueueOfPages<Row> {
  readonly endpoints: QueueEndpoints;
  /** Whose row it is, below its name. */
  ownerOf(row: Row): string;
  /** What the validator reads before he judges one row. */
  readonly sections: readonly DetailSection<Row>[];
  /** Who judged before, and what he said. */
  verdictOf(row: Row): readonly Definition[];
}

/** What the dialogs of verdicts need of any queue: they only hand its rows back to its own functions. */
export type JudgedQueue = Omit<QueueDescription<QueueRow>, 'columns'>;
export type JudgedByMany = Omit<QueueOfPages<QueueRow>, 'columns'>;
