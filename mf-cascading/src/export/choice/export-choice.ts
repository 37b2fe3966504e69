import type { Theme } from '@selaras/domain';
import type { Paper, PrintScale } from '../paper/page-map';
import type { Area } from '../picture/area';
import type { PictureUse } from '../picture/picture';

export type Format = 'png' | 'svg' | 'pdf' | 'print';

/** What the user chose in the dialog. */
export interface ExportChoice {
  readonly format: Format;
  readonly area: Area;
  /** Pixels of a PNG a world pixel. */
  readonly ratio: number;
  readonly theme: Theme;
  /** Sheets of a PDF or of print; `whole` is one sheet as large as the picture. */
  readonly paper: Paper | 'whole';
  readonly scale: PrintScale;
  /** Writes straight into a file that the user picks, instead of an ordinary download. */
  readonly pickFile: boolean;
}

interface FormatFacts {
  readonly label: string;
  readonly use: string;
}

/** Formats in the order of the dialog. */
export const formats: Readonly<Record<Format, FormatFacts>> = {
  png: { label: 'PNG', use: 'Gambar untuk laporan dan paparan' },
  svg: { label: 'SVG', use: 'Gambar vektor, teksnya dapat disunting' },
  pdf: { label: 'PDF', use: 'Dokumen vektor, teksnya dapat dicari' },
  print: { label: 'Cetak', use: 'Lembar A4, A3, atau A2 dengan peta halaman' },
};

/** Whether the outcome is sheets of paper rather than one picture. */
export const isOnSheets = ({ format, paper }: Pick<ExportChoice, 'format' | 'paper'>): boolean =>
  format === 'print' || (format === 'pdf' && paper !== 'whole');

/** What the picture of a choice is made for. */
export const pictureUseOf = (choice: Pick<ExportChoice, 'format' | 'paper'>): PictureUse =>
  isOnSheets(choice) ? 'paper' : 'file';

export const formatNames = Object.keys(formats) as Format[];

export const areas: Readonly<Record<Area, string>> = {
  visible: 'Cabang yang sedang terbuka',
  all: 'Seluruh cabang',
  branch: 'Cabang kotak terpilih',
};
