import { formatDecimal } from '@selaras/domain';
import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { Choice } from './choice';

/** Shown while the list is on its way (spec 2 §5). */
export const LOADING_TEXT = 'Sedang memuat data...';
export const CHOOSE_TEXT = 'Pilih...';
export const FAILED_TEXT = 'Pilihan gagal dimuat. Buka daftar untuk mencoba lagi.';
export const NOTHING_FOUND_TEXT = 'Tidak ada pilihan yang cocok';

export const countWords = ({ count }: { count: number }): string =>
  `${formatDecimal(count)} pilihan tersedia`;

/** What a screen reader says while the select is used. */
export const spokenWords: AriaLiveMessages<Choice, false, GroupBase<Choice>> = {
  guidance: ({ context }) =>
    context === 'menu'
      ? 'Gunakan panah atas dan bawah untuk memilih, Enter untuk mengambil, Escape untuk menutup.'
      : 'Ketik untuk mencari, panah bawah untuk membuka daftar.',
  onChange: ({ action, label = '' }) => {
    if (action === 'select-option') return `${label} dipilih.`;
    return action === 'clear' ? 'Pilihan dikosongkan.' : '';
  },
  onFocus: ({ focused, options, isSelected }) =>
    `${[focused.label, focused.keterangan].filter(Boolean).join(', ')}${isSelected ? ', terpilih' : ''}, ${options.indexOf(focused) + 1} dari ${options.length}.`,
  onFilter: ({ inputValue, resultsMessage }) =>
    `${resultsMessage}${inputValue ? ` untuk pencarian ${inputValue}` : ''}.`,
};
