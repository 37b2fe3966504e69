import type { KinerjaRapor, LangkahPerbaikanRow, PenyebabKegagalan } from '@selaras/contracts';
import { formatRupiah, kalimatAsal, triwulanWord } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { plainList, space, tokens, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import { jadwalLangkah } from '../../perbaikan/jadwal-langkah';
import { KeadaanBadge } from '../../perbaikan/keadaan-badge';
import { langkahPerbaikanFields } from '../../perbaikan/langkah-perbaikan-fields';
import { LangkahTools } from './langkah-tools';

const List = styled.ul`
  ${plainList(3)}
`;
const Item = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  break-inside: avoid;
`;
const Head = styled.div`
  ${wrapRow(1, 3)}
  align-items: baseline;
  justify-content: space-between;
  font-weight: 600;
`;
const Facts = styled.p`
  color: ${tokens.colour.muted};
`;

const factsOf = (langkah: LangkahPerbaikanRow): string =>
  [
    `${langkah.indikator}${langkah.satuan ? ` (${langkah.satuan})` : ''}`,
    jadwalLangkah(langkah) || 'Belum ada target',
    langkah.anggaran === null
      ? 'Tanpa usulan anggaran'
      : `${langkahPerbaikanFields.anggaran.label} ${formatRupiah(langkah.anggaran).replace(' ', '\u00a0')}`,
    langkah.pelaksana.length === 0
      ? 'Pelaksana belum ditunjuk'
      : `Pelaksana: ${langkah.pelaksana.join(', ')}`,
    langkah.bukti === 0 ? 'Belum ada bukti' : `${langkah.bukti} bukti`,
  ].join(' · ');

/** The steps that repair a failure; each opens the step of the plan that it is. */
export const LangkahItems = ({
  kinerja,
  penyebab,
}: {
  kinerja: KinerjaRapor;
  penyebab: PenyebabKegagalan;
}) => (
  <List aria-label={langkahPerbaikanFields.sasaran.label}>
    {penyebab.langkah.map((one) => (
      <Item key={one.id}>
        <Head>
          <PageLink page="kinerja-langkah-aksi.show" params={{ id: one.id }}>
            {one.sasaran}
          </PageLink>
          <KeadaanBadge keadaan={one.keadaan} />
        </Head>
        <Facts>{factsOf(one)}</Facts>
        {one.asal_realisasi.map((asal) => (
          <Facts key={asal.triwulan}>
            Realisasi {triwulanWord(asal.triwulan)}: {kalimatAsal(asal)}
          </Facts>
        ))}
        <LangkahTools kinerja={kinerja} penyebab={penyebab} langkah={one} />
      </Item>
    ))}
  </List>
);
