import { laporanTriwulanLabels } from '@selaras/contracts';
import { FilesList } from '@selaras/resource/files';
import { DefinitionGrid, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { RencanaAksiRow } from './rencana-aksi';
import { allTriwulan } from './triwulan';

const Quarters = styled.div`
  display: grid;
  gap: ${space(5)};
  & h3 { font-size: ${tokens.text[14]}; }
  & > section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(2)}; }
`;

/** What was said of each quarter; quarters of which nothing was said are left out. */
export function QuarterReport({ row }: { row: RencanaAksiRow }) {
  const told = allTriwulan.flatMap((tw) => {
    const items = [
      { term: laporanTriwulanLabels.kendala, value: row[`kendala_tw${tw}`], wide: true },
      { term: laporanTriwulanLabels.tindak_lanjut, value: row[`tindak_lanjut_tw${tw}`], wide: true },
      { term: laporanTriwulanLabels.eviden, value: row[`eviden_tw${tw}`], wide: true },
    ].filter(({ value }) => value !== null);
    const berkas = row[`berkas_tw${tw}`];
    return items.length + berkas.length === 0 ? [] : [{ tw, items, berkas }];
  });
  if (told.length === 0) return <p>Belum ada yang dilaporkan.</p>;
  return (
    <Quarters>
      {told.map(({ tw, items, berkas }) => (
        <section key={tw}>
          <h3>Triwulan {tw}</h3>
          {items.length > 0 && <DefinitionGrid items={items} />}
          <FilesList berkas={berkas} />
        </section>
      ))}
    </Quarters>
  );
}
