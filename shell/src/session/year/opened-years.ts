import { shellConstants } from '@selaras/domain';

/** Years that may be chosen: those that the server opens (`TAHUN_KINERJA`), else the specified ones (spec 2 §9). */
export function openedYears(page: Document = document): readonly number[] {
  const text = page.querySelector('meta[name="selaras:tahun"]')?.getAttribute('content');
  const years = (text ?? '').split(' ').map(Number).filter(Boolean);
  return years.length > 0 ? years : shellConstants.selectableYears;
}
