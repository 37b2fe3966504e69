import { PageLink, usePages } from '@selaras/portal';
import { framed, plainList, space, tokens } from '@selaras/ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';

/** Public pages worth starting from, with what one finds there. Those that do not exist yet are left out. */
const destinations = [
  {
    page: 'cascading.publik-makro',
    title: 'Pohon kinerja kabupaten',
    text: 'Dari tujuan besar sampai pekerjaan sehari-hari, dalam satu gambar.',
  },
  {
    page: 'cascading.publik-mikro',
    title: 'Pohon kinerja perangkat daerah',
    text: 'Pilih satu dinas atau kecamatan dan lihat apa yang dikerjakannya.',
  },
  {
    page: 'arsitektur-kinerja',
    title: 'Arsitektur kinerja',
    text: 'Hasil akhir, hasil antara dan keluaran: bagaimana yang satu menghasilkan yang lain.',
  },
] as const;

const Root = styled.ul`
  ${plainList(4)}
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  & a {
    ${framed}
    display: grid;
    gap: ${space(1)};
    height: 100%;
    padding: ${space(5)};
    color: ${tokens.colour.muted};
    text-decoration: none;
  }
  & a:hover { border-color: ${tokens.colour.brand}; }
  & strong { display: flex; align-items: center; gap: ${space(2)}; font-weight: 650; color: ${tokens.colour.brand}; }
`;

/** The existing ones of the public pages to go on to. */
export function usePublicDestinations() {
  const { hasPage } = usePages();
  return destinations.filter(({ page }) => hasPage(page));
}

export function PublicLinks({ items }: { items: ReturnType<typeof usePublicDestinations> }) {
  return (
    <Root>
      {items.map(({ page, title, text }) => (
        <li key={page}>
          <PageLink page={page}>
            <strong>
              {title}
              <ArrowRight size={16} aria-hidden="true" />
            </strong>
            {text}
          </PageLink>
        </li>
      ))}
    </Root>
  );
}
