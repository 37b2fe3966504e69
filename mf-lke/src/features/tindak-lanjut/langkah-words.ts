import {
  kembalikanTindakLanjutFields,
  type TextEntityField,
  tutupTindakLanjutFields,
} from '@selaras/contracts';
import type { LangkahTindakLanjutLke } from '@selaras/domain';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly done: string;
  /** What is said with it. */
  readonly fields?: { readonly catatan: TextEntityField };
}

/** What is asked before each step, and said after it. */
export const langkahWords: Readonly<Record<LangkahTindakLanjutLke, Words>> = {
  ajukan: {
    title: 'Ajukan tindak lanjut?',
    text: 'Penilai memeriksa rencana dan evidennya. Isinya tidak diubah sampai penilai menjawab.',
    verb: 'Ajukan',
    done: 'Tindak lanjut diajukan',
  },
  kembalikan: {
    title: 'Kembalikan tindak lanjut?',
    text: 'Satuan kerja melengkapinya lalu mengajukan lagi.',
    verb: 'Kembalikan',
    done: 'Tindak lanjut dikembalikan',
    fields: kembalikanTindakLanjutFields,
  },
  tutup: {
    title: 'Nyatakan tindak lanjut selesai?',
    text: 'Rekomendasi ini dianggap selesai ditindaklanjuti dan tidak diubah lagi.',
    verb: 'Nyatakan selesai',
    done: 'Tindak lanjut selesai',
    fields: tutupTindakLanjutFields,
  },
};

/** The verb of a step, for the button that asks for it. */
export const verbOf = (langkah: LangkahTindakLanjutLke): string => langkahWords[langkah].verb;
