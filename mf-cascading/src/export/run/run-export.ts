import type { ExportChoice } from '../choice/export-choice';
import type { ExportJob } from '../job/export-job';
import type { Prepared } from '../picture/export-source';
import { predict } from '../picture/size';
import { downloadTarget } from '../save/download-target';
import { pickedTarget } from '../save/picked-target';
import { fileName } from './file-name';

type FileFormat = Exclude<ExportChoice['format'], 'print'>;

interface FileWriter {
  readonly ending: string;
  readonly type: string;
  readonly write: (prepared: Prepared, choice: ExportChoice, job: ExportJob) => Promise<void>;
}

/** Writers of each format; each comes in a part of its own when it is first used. */
const writers: Readonly<Record<FileFormat, FileWriter>> = {
  png: {
    ending: 'png',
    type: 'image/png',
    write: async ({ picture, facts }, { ratio }, job) =>
      (await import('../raster/export-png')).exportPng(picture, facts, ratio, job),
  },
  svg: {
    ending: 'svg',
    type: 'image/svg+xml',
    write: async ({ picture, facts }, _, job) =>
      (await import('../svg/export-svg')).exportSvg(picture, facts, job),
  },
  pdf: {
    ending: 'pdf',
    type: 'application/pdf',
    write: async ({ picture, facts }, choice, job) =>
      (await import('../pdf/export-pdf')).exportPdf(picture, facts, choice, job),
  },
};

/** A picture that is too large for one file. */
const inParts: FileWriter = {
  ending: 'zip',
  type: 'application/zip',
  write: async ({ picture, facts }, { ratio }, job) =>
    (await import('../raster/export-parts')).exportParts(picture, facts, ratio, job),
};

const writerOf = ({ picture }: Prepared, { format, ratio }: FileChoice): FileWriter =>
  format === 'png' && predict(picture, ratio).parts !== null ? inParts : writers[format];

/** A choice whose outcome is a file. */
export type FileChoice = ExportChoice & { readonly format: FileFormat };

type Outcome = { readonly done: true; readonly name: string } | { readonly done: false };

/** Writes the chosen file; `done: false` when the user ended it. Whatever else goes wrong is thrown. */
export async function runExport(
  prepared: Prepared,
  choice: FileChoice,
  { onProgress, signal }: Pick<ExportJob, 'onProgress' | 'signal'>,
): Promise<Outcome> {
  const { ending, type, write } = writerOf(prepared, choice);
  const { unit, madeAt } = prepared.facts;
  const name = fileName(unit, madeAt, ending);
  try {
    const target = choice.pickFile ? await pickedTarget({ name, type }) : downloadTarget({ name, type });
    try {
      await write(prepared, choice, { write: (part) => target.write(part), onProgress, signal });
      signal.throwIfAborted();
      await target.finish();
    } catch (fault) {
      await target.discard().catch(() => {});
      throw fault;
    }
    return { done: true, name };
  } catch (fault) {
    if (isEnded(fault)) return { done: false };
    throw fault;
  }
}

const isEnded = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError';
