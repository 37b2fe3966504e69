import type { LimaTahunanRow } from '@selaras/contracts';
import type { DetailSection } from '@selaras/resource/core';
import { latePart } from '@selaras/ui';

const EarlierTexts = latePart(async () => (await import('./earlier-texts')).EarlierTexts);

/** A part of a detail page that is there once a revision changed what an earlier year says. */
export const earlierSection = (
  names: Readonly<Record<string, string>> = {},
): DetailSection<Pick<LimaTahunanRow, 'teks_sebelumnya'>> => ({
  title: 'Teks tahun sebelumnya',
  when: ({ teks_sebelumnya }) => teks_sebelumnya.length > 0,
  draw: ({ teks_sebelumnya }) => <EarlierTexts texts={teks_sebelumnya} names={names} />,
});
