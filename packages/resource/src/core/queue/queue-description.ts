import type { Endpoint } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import type { Definition, TableColumn, TableSort } from '@selaras/ui';
import type { DetailSection } from '../detail/detail-description';
import type { ListFilter } from '../list/list-description';
import type { OfYear } from '../year';

/** What every row of a queue carries. */
export interface QueueRow {
  readonly id: number;
  readonly versi: number;
}

/**
 * The calls of a queue: the rows page by page, all of them as a spreadsheet, a verdict on one row (`{ valid, catatan }`
 * over its version) and on many (`{ baris: [{ id, versi }], valid, catatan }`, answered by `VerdictOutcome`).
 */
type QueueEndpoints = Readonly<Record<'queue' | 'exportQueue' | 'judge' | 'judgeMany', Endpoint<AnyCall>>>;

/** One of both verdicts in words. */
interface VerdictWords {
  /** On the button, `Tidak valid`; lower case inside a sentence. */
  readonly word: string;
  /** On the button of a verdict on many rows: `Nyatakan tidak valid`. */
  readonly verb: string;
  /** Told when it is done. */
  readonly done: string;
}

/** The words of a family of queues. */
export interface QueueWords {
  readonly yes: VerdictWords;
  readonly no: VerdictWords;
  /** Below the field of the note. */
  readonly noteHelp: string;
  /** Told when a refusal comes without a note. */
  readonly noteMissing: string;
  /** Why a row was left: somebody changed it after it was read. */
  readonly changed: string;
}

/** One queue: what its page shows, and where a verdict goes. */
export interface QueueDescription<Row extends QueueRow> extends OfYear {
  readonly title: string;
  readonly description: string;
  /** What people call one row, inside a sentence. */
  readonly sebutan: string;
  readonly words: QueueWords;
  readonly endpoints: QueueEndpoints;
  /** First part of the key under which its rows are kept. */
  readonly key: string;
  /** First part of the name of its spreadsheet. */
  readonly file: string;
  /** All columns but the one that opens a row; the first one gets the box that chooses the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly ListFilter[];
  readonly sort: TableSort;
  /** Names a row among others. */
  labelOf(row: Row): string;
  /** Whose row it is, below its name. */
  ownerOf(row: Row): string;
  /** What the validator reads before he judges one row. */
  readonly sections: readonly DetailSection<Row>[];
  /** Who judged before, and what he said. */
  verdictOf(row: Row): readonly Definition[];
}

/** What the dialogs of verdicts need of any queue: they only hand its rows back to its own functions. */
export type JudgedQueue = Omit<QueueDescription<QueueRow>, 'columns'>;
