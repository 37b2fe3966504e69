import type { Candidate } from '../candidate';
import type { Finding } from '../finding';
import { codeFromText } from '../script/code-from-text';

/** Scripts that make code of text, which the portal's content security policy forbids. */
export function scriptFindings(files: Candidate['files']): Finding[] {
  return Object.entries(files).flatMap(([path, { text }]) =>
    (text === undefined ? [] : codeFromText(text)).map(
      (way): Finding => ({
        code: 'KODE_DARI_TEKS',
        reason: `skrip "${path}" memakai ${way}: ia menjalankan teks sebagai kode`,
        remedy:
          'Hapus pemakaian itu atau ganti pustakanya: kebijakan keamanan portal (CSP) melarang kode dari teks.',
      }),
    ),
  );
}
