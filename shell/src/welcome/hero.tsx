import type { CapaianCount } from '@selaras/contracts';
import { PageLink, usePages, useSession } from '@selaras/portal';
import { countOf, framed, LinkButton, ProgressRing, Skeleton, space, tokens, wrapRow } from '@selaras/ui';
import { LayoutDashboard, LogIn, Network } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { instansi } from '../instansi';
import { WayLink } from '../way-on/way-link';
import { PublicSearch } from './public-search';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(8)};
  padding: ${space(12)} 0 ${space(10)};
  @media (max-width: 760px) { grid-template-columns: minmax(0, 1fr); padding: ${space(6)} 0; }
  @media print { padding: 0 0 ${space(6)}; }
  & h1 { font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem); letter-spacing: -0.025em; max-width: 20ch; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  font-size: ${tokens.text[16]};
`;

const Actions = styled.nav`
  ${wrapRow(3)}
  margin-top: ${space(2)};
  @media print { display: none; }
`;

const Answer = styled.figure`
  ${framed}
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  width: 260px;
  padding: ${space(6)};
  text-align: center;
  @media (max-width: 760px) { width: 100%; }
  & strong { font-weight: 650; color: ${tokens.colour.text}; }
  & figcaption { color: ${tokens.colour.muted}; }
`;

interface HeroProps {
  tahun: number;
  /** Left out while it is being loaded; null when it could not be. */
  capaian: CapaianCount | null | undefined;
}

/** What the portal is about, and its one answer: how many promises of the year were kept. */
export function Hero({ tahun, capaian }: HeroProps) {
  return (
    <Root>
      <Words>
        <h1>Janji dan capaian pemerintah, terbuka untuk semua warga</h1>
        <p>
          Halaman ini melaporkan apa yang ditargetkan {instansi.pemerintah} pada tahun {tahun}, apa yang sudah
          dicapai, dan berapa anggaran yang dipakai untuk mencapainya.
        </p>
        <PublicSearch />
        <HeroActions />
      </Words>
      {capaian !== null && (
        <Answer aria-busy={capaian === undefined}>
          {capaian === undefined ? (
            <Skeleton width="132px" height="132px" />
          ) : (
            <AnswerRing capaian={capaian} />
          )}
          <figcaption>
            {capaian === undefined ? (
              <Skeleton width="180px" height="2lh" />
            ) : (
              <>
                <strong>
                  <WayLink
                    ways={[
                      { page: 'publik.capaian-iku', query: { tingkat: 'kabupaten' } },
                      { page: 'publik-makro.dashboard' },
                    ]}
                  >
                    {capaian.tercapai} dari {countOf(capaian)} indikator utama
                  </WayLink>
                </strong>{' '}
                mencapai target tahun {tahun}
              </>
            )}
          </figcaption>
        </Answer>
      )}
    </Root>
  );
}

function AnswerRing({ capaian }: { capaian: CapaianCount }) {
  const total = countOf(capaian);
  return (
    <ProgressRing
      label="Indikator utama yang mencapai target"
      size={132}
      status="tercapai"
      value={total === 0 ? null : (capaian.tercapai / total) * 100}
    />
  );
}

const DIAGRAM = 'cascading.publik-makro';

function HeroActions() {
  const { user } = useSession();
  const { hasPage } = usePages();
  return (
    <Actions aria-label="Mulai dari sini">
      {hasPage(DIAGRAM) && (
        <LinkButton as={PageLink} page={DIAGRAM} variant="primary" icon={<Network size={16} />}>
          Telusuri pohon kinerja
        </LinkButton>
      )}
      {user === null ? (
        <LinkButton as={Link} to="/login" icon={<LogIn size={16} />}>
          Masuk
        </LinkButton>
      ) : (
        <LinkButton as={Link} to="/dashboard" icon={<LayoutDashboard size={16} />}>
          Buka dashboard
        </LinkButton>
      )}
    </Actions>
  );
}
