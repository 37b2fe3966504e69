import type { LimaTahunanRow } from '@selaras/contracts';
import { wordsOfColumn, wordsOfValue } from '@selaras/domain';
import { DefinitionGrid, Stack } from '@selaras/ui';

interface EarlierTextsProps {
  texts: LimaTahunanRow['teks_sebelumnya'];
  names: Readonly<Record<string, string>>;
}

/** What earlier years say where a revision changed it, the newest first. */
export function EarlierTexts({ texts, names }: EarlierTextsProps) {
  const years = [...new Set(texts.map(({ tahun }) => tahun))].toSorted((a, b) => b - a);
  return (
    <Stack>
      {years.map((tahun) => (
        <section key={tahun}>
          <p>
            Berlaku mulai {tahun + 1}. Sampai {tahun} tertulis:
          </p>
          <DefinitionGrid
            items={texts
              .filter((text) => text.tahun === tahun)
              .map(({ kolom, teks }) => ({
                term: names[kolom] ?? wordsOfColumn(kolom),
                value: wordsOfValue(kolom, teks),
                wide: true,
              }))}
          />
        </section>
      ))}
    </Stack>
  );
}
