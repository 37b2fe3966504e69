import type { AlurLkip } from '@selaras/contracts';
import { Link, type PageQuery, useLocation, usePages } from '@selaras/portal';
import { Button, framed, space, tokens, VisuallyHidden } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, CircleDashed, CircleSmall } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type LkipPageId, pageOfBab } from '../lkip/lkip-chapters';
import { narasiQueries } from '../lkip-narasi/narasi-queries';
import { goToSection, goWhenThere } from './go-to-section';
import { type ButirIsi, type Hitungan, hitungBagian, idsOf, isiLaporan } from './isi-model';
import { useReadSection } from './use-read-section';
import { WIDE } from './wide';

const Fold = styled.div`
  & > button { width: 100%; justify-content: flex-start; background: ${tokens.colour.surface}; }
  @media (min-width: ${WIDE}) { display: none; }
`;

const Panel = styled.div`
  ${framed}
  position: absolute;
  inset: 100% 0 auto;
  max-height: 60dvh;
  margin-top: ${space(1)};
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3)};
  font-size: ${tokens.text[14]};
  &:not([data-terbuka]) { display: none; }
  & > p { padding: 0 ${space(2)}; color: ${tokens.colour.muted}; }
  & > div > p { padding: ${space(3)} ${space(2)} ${space(1)}; font-size: ${tokens.text[12]}; font-weight: 600; color: ${tokens.colour.muted}; }
  & ol { margin: 0; padding: 0; list-style: none; }
  & ol ol { margin-left: ${space(5)}; }
  @media (min-width: ${WIDE}) {
    &, &:not([data-terbuka]) { display: block; }
    position: static;
    margin: 0;
    max-height: calc(100dvh - ${tokens.barHeight} - ${space(8)});
  }
`;

const Line = styled.span`
  & > a {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: ${space(2)};
    align-items: start;
    padding: ${space(1)} ${space(2)};
    border-left: 3px solid transparent;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover { background: ${tokens.colour.hover}; }
    &:focus-visible { outline-offset: -2px; }
    &[aria-current] { border-left-color: ${tokens.colour.brand}; background: ${tokens.colour['brand-soft']}; font-weight: 600; }
    @media (pointer: coarse) { min-height: 44px; align-items: center; }
  }
  & svg { margin-top: 2px; color: ${tokens.colour.muted}; }
  & [data-keadaan='ditulis'] > svg { color: ${tokens.status.tercapai}; }
  & [data-keadaan='belum'] > svg { color: ${tokens.colour.accent}; }
  & small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; font-variant-numeric: tabular-nums; }
`;

const looks = {
  ditulis: { Icon: CircleCheck, kata: 'ditulis' },
  belum: { Icon: CircleDashed, kata: 'belum ditulis' },
  boleh_kosong: { Icon: CircleSmall, kata: 'boleh kosong' },
} as const;

const hitunganWords = ({ ditulis, dari }: Hitungan, apa: string) => `${ditulis} dari ${dari} ${apa} ditulis`;

export interface DaftarIsiProps {
  /** null: the regency's report. */
  readonly unit: number | null;
  /** How its sections stand; undefined: not known yet. */
  readonly bagian: AlurLkip['bagian'] | undefined;
  /** The page of the report that it stands on; null: a page that has all chapters. */
  readonly page: LkipPageId | null;
  /** Names the report in the addresses of the other pages. */
  readonly query: PageQuery;
}

/** Contents of a report: what is written and what is not, where one reads now, and the way to every part. */
export function DaftarIsi({ unit, bagian, page, query }: DaftarIsiProps) {
  // Goals take the whole of chapter III to be counted: only where that is read anyway.
  const enabled = page === null || page === pageOfBab('III');
  const analisis = useQuery({ ...narasiQueries.analisis(unit), enabled }).data?.data.bagian;
  const isi = useMemo(() => (bagian ? isiLaporan(bagian, analisis) : []), [bagian, analisis]);
  const { hrefOf } = usePages();
  const here = isi.filter(({ bab }) => page === null || pageOfBab(bab) === page);
  const read = useReadSection(here.flatMap(({ butir }) => idsOf(butir)));
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const id = useId();
  const { hash } = useLocation();
  useEffect(() => goWhenThere(hash.slice(1)), [hash]);
  useEffect(() => {
    const entry = read === null ? null : panel.current?.querySelector('[aria-current]');
    if (panel.current && entry) keepInSight(panel.current, entry);
  }, [read]);
  if (bagian === undefined) return null;
  const all = hitunganWords(hitungBagian(bagian), 'bagian');
  const go = (event: MouseEvent, to: string) => {
    setOpen(false);
    if (goToSection(to)) event.preventDefault();
  };
  const lines = (butir: readonly ButirIsi[], address: string) => (
    <ol>
      {butir.map((one) => (
        <li key={one.id}>
          <Line>
            <Link
              to={`${address}#${one.id}`}
              data-keadaan={one.keadaan}
              aria-current={one.id === read ? 'location' : undefined}
              onClick={(event) => go(event, one.id)}
            >
              <Butir butir={one} />
            </Link>
          </Line>
          {one.anak.length > 0 && idsOf([one]).includes(read ?? '') && lines(one.anak, address)}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <Fold ref={button}>
        <Button
          aria-expanded={open}
          aria-controls={id}
          icon={<ChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        >
          Daftar isi · {all}
        </Button>
      </Fold>
      <Panel
        ref={panel}
        id={id}
        data-terbuka={open || undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          setOpen(false);
          button.current?.querySelector('button')?.focus();
        }}
      >
        <p>{all}</p>
        {isi.map(({ bab, judul, butir, hitungan }) => (
          <div key={bab}>
            <p>
              {judul}
              {hitungan.dari > 0 && `, ${hitunganWords(hitungan, 'bagian')}`}
            </p>
            {lines(butir, page === null ? '' : (hrefOf(pageOfBab(bab), {}, query) ?? ''))}
          </div>
        ))}
      </Panel>
    </>
  );
}

function Butir({ butir: { judul, keadaan, hitungan } }: { butir: ButirIsi }) {
  const { Icon, kata } = looks[keadaan];
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <span>{judul}</span>
      {hitungan === null ? (
        <VisuallyHidden>{kata}</VisuallyHidden>
      ) : (
        <small>
          <span aria-hidden="true">
            {hitungan.ditulis}/{hitungan.dari}
          </span>
          <VisuallyHidden>{hitunganWords(hitungan, 'narasi')}</VisuallyHidden>
        </small>
      )}
    </>
  );
}

/** Moves the contents alone: the page stays where its reader is. */
function keepInSight(panel: HTMLElement, entry: Element): void {
  const [room, place] = [panel.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top < room.top) panel.scrollTop -= room.top - place.top + 24;
  else if (place.bottom > room.bottom) panel.scrollTop += place.bottom - room.bottom + 24;
}
