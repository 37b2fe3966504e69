import { perjanjianTitle } from '@selaras/domain';
import { letterDocument } from '../../../kit/pdf/letter';
import type { PdfDocument } from '../../../kit/pdf/pdf-printer';
import { frontPage } from './front-page';
import { lampiran } from './lampiran';
import type { PerjanjianKinerja } from './perjanjian-kinerja';

/** The agreement as a document: the promise on its first page, then the annex. */
export const perjanjianDocument = (
  perjanjian: PerjanjianKinerja,
  instansi: string,
  dibuat: Date,
): PdfDocument =>
  letterDocument({
    title: perjanjianTitle(perjanjian),
    owner: perjanjian.satuan_kerja_nama ?? instansi,
    instansi,
    draft: perjanjian.status === 'draf',
    madeAt: dibuat,
    content: [...frontPage(perjanjian, instansi), ...lampiran(perjanjian)],
  });
