import type { Summary } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { plainList, Skeleton, space, tokens } from '@selaras/ui';
import { Building2, ClipboardList, Layers, ListChecks, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { WayLink } from '../way-on/way-link';

type Counted = Summary['jumlah'];

const kinds: Record<keyof Counted, { label: string; text: string; page: string; Icon: LucideIcon }> = {
  satuan_kerja: {
    label: 'perangkat daerah',
    text: 'Dinas, badan, kecamatan dan kantor yang bekerja untuk warga',
    page: 'publik-makro.dashboard',
    Icon: Building2,
  },
  kinerja_program: {
    label: 'kinerja program',
    text: 'Hasil yang dijanjikan tiap program',
    page: 'publik-makro.capaian-kinerja-program',
    Icon: Layers,
  },
  kinerja_kegiatan: {
    label: 'kinerja kegiatan',
    text: 'Hasil antara yang membuat program berhasil',
    page: 'publik-makro.capaian-kinerja-kegiatan',
    Icon: ClipboardList,
  },
  kinerja_sub_kegiatan: {
    label: 'kinerja sub kegiatan',
    text: 'Keluaran nyata yang dikerjakan sehari-hari',
    page: 'publik-makro.capaian-kinerja-sub-kegiatan',
    Icon: ListChecks,
  },
};

const Root = styled.ol`
  ${plainList(4)}
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  @media print { grid-template-columns: repeat(4, minmax(0, 1fr)); break-inside: avoid; }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding-top: ${space(4)};
  border-top: 3px solid ${tokens.colour.brand};
  break-inside: avoid;
  & svg { color: ${tokens.colour.brand}; }
  & strong { font-size: ${tokens.text[32]}; font-weight: 650; line-height: 1.1; letter-spacing: -0.02em; }
  & span { font-weight: 600; }
  & p { color: ${tokens.colour.muted}; }
  & a::after { content: ''; position: absolute; inset: 0; }
`;

/** How much work stands behind the headline, from agencies down to daily outputs. */
export function Counts({ jumlah }: { jumlah: Counted | undefined }) {
  return (
    <Root aria-busy={jumlah === undefined}>
      {(Object.keys(kinds) as (keyof Counted)[]).map((kind) => {
        const { label, text, page, Icon } = kinds[kind];
        return (
          <Item key={kind}>
            <Icon size={24} aria-hidden="true" />
            {jumlah === undefined ? (
              <Skeleton width="80px" height="35px" />
            ) : (
              <strong>{formatDecimal(jumlah[kind])}</strong>
            )}
            <span>
              <WayLink ways={[{ page }]}>{label}</WayLink>
            </span>
            <p>{text}</p>
          </Item>
        );
      })}
    </Root>
  );
}
