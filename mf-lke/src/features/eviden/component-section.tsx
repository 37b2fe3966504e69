import { formatDecimal, formatNilaiLke, type NilaiLke } from '@selaras/domain';
import { bareButton, framed, space, tokens, wrapRow } from '@selaras/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { PlacedKomponen, PlacedKriteria, PlacedSub } from './layout';

const Root = styled.section`
  ${framed}
  scroll-margin-top: 210px;
  min-width: 0;
  @media screen { & [data-tertutup='true'] { display: none; } }
`;

const Head = styled.h2`
  font-size: ${tokens.text[16]};
`;

const SubHead = styled.h3`
  border-top: 1px solid ${tokens.colour.line};
  background: ${tokens.colour['table-head']};
  font-size: ${tokens.text[14]};
`;

const Opener = styled.button`
  ${wrapRow(3)}
  ${bareButton}
  align-items: flex-start;
  width: 100%;
  padding: ${space(3)} ${space(4)};
  font-weight: 600;
  & > svg { flex: none; margin-top: 3px; }
  & > span { flex: 1 1 160px; min-width: 0; overflow-wrap: anywhere; }
  & > small { flex: 0 1 auto; font-size: ${tokens.text[12]}; font-weight: 500; color: ${tokens.colour.muted}; }
  &:focus-visible { outline-offset: -2px; }
  @media print { & > svg { display: none; } }
`;

type Bagian = NilaiLke['komponen'][number]['subKomponen'][number];

const figures = (part: Bagian | undefined) =>
  part === undefined
    ? null
    : `${part.terjawab}/${part.kriteria} · ${formatNilaiLke(part.nilai)} dari ${formatDecimal(part.bobot)} poin`;

interface ComponentSectionProps {
  readonly komponen: PlacedKomponen;
  readonly nilai: NilaiLke['komponen'][number] | undefined;
  readonly renderRow: (kriteria: PlacedKriteria) => ReactNode;
}

/** A component with its sub-components, each opened and closed by its heading; paper shows all of them. */
export function ComponentSection({ komponen, nilai, renderRow }: ComponentSectionProps) {
  const { id, nomor, nama, subKomponen } = komponen;
  const [open, setOpen] = useState(true);
  return (
    <Root id={`komponen-${id}`} aria-label={`${nomor}. ${nama}`}>
      <Head>
        <PartOpener
          title={`${nomor}. ${nama}`}
          figures={figures(nilai)}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </Head>
      <div data-tertutup={!open}>
        {subKomponen.map((sub) => (
          <SubSection
            key={sub.id}
            sub={sub}
            nilai={nilai?.subKomponen.find((one) => one.id === sub.id)}
            renderRow={renderRow}
          />
        ))}
      </div>
    </Root>
  );
}

interface SubSectionProps extends Pick<ComponentSectionProps, 'renderRow'> {
  readonly sub: PlacedSub;
  readonly nilai: Bagian | undefined;
}

function SubSection({ sub: { nomor, nama, kriteria }, nilai, renderRow }: SubSectionProps) {
  const [open, setOpen] = useState(true);
  return (
    <section aria-label={`${nomor}. ${nama}`}>
      <SubHead>
        <PartOpener
          title={`${nomor}. ${nama}`}
          figures={figures(nilai)}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </SubHead>
      <div data-tertutup={!open}>{kriteria.map((one) => renderRow(one))}</div>
    </section>
  );
}

interface PartOpenerProps {
  readonly title: string;
  readonly figures: string | null;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function PartOpener({ title, figures: words, open, onToggle }: PartOpenerProps) {
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <Opener type="button" aria-expanded={open} onClick={onToggle}>
      <Icon size={16} aria-hidden="true" />
      <span>{title}</span>
      {words !== null && <small>{words}</small>}
    </Opener>
  );
}
