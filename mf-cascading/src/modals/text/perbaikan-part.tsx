import type { SolusiMasalahPart } from '@selaras/contracts';
import { EMPTY_VALUE, formatPercent } from '@selaras/domain';
import { plainList, space, tokens } from '@selaras/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { targetInUnit, withUnit } from '../../tree/card/card-text';
import { levelAt } from '../../tree/model/level';
import { BulletList } from '../kit/bullet-list';
import { type Definition, DefinitionList } from '../kit/definition-list';
import { NoData } from '../kit/no-data';
import { pengampuText } from '../kit/pengampu-text';
import { Section } from '../kit/section';

const Part = styled.section<{ $edge: string }>`
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-top: 4px solid ${({ $edge }) => $edge};
  border-radius: ${tokens.radius.card};
  & > h3 { margin-bottom: ${space(3)}; font-size: ${tokens.text[16]}; }
`;

const Children = styled.ol`
  ${plainList(3)}
  & > li {
    padding: ${space(3)};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.control};
  }
`;

const kinds = {
  masalah: { title: 'Masalah', edge: tokens.status['tidak-tercapai'] },
  solusi: { title: 'Solusi', edge: tokens.status.tercapai },
} as const;

interface PerbaikanPartProps {
  kind: keyof typeof kinds;
  part: SolusiMasalahPart | null;
  level: number;
}

/** One side of the comparison: the performance of its year, what failed or was decided, and the level below. */
export function PerbaikanPart({ kind, part, level }: PerbaikanPartProps) {
  const { title, edge } = kinds[kind];
  const id = useId();
  return (
    <Part $edge={edge} aria-labelledby={id}>
      <h3 id={id}>{part === null ? title : `${title} tahun ${part.tahun}`}</h3>
      {part === null ? (
        <NoData />
      ) : (
        <>
          <DefinitionList
            items={[...factsOf(part, level), { label: 'Pengampu', value: pengampuText(part), wide: true }]}
          />
          {kind === 'solusi' && (
            <Section title="Solusi">
              <BulletList
                label="Solusi"
                items={part.solusi.map(({ id: key, solusi }) => ({ id: key, text: solusi }))}
                empty="Tidak ada data"
              />
            </Section>
          )}
          <Failures part={part} kind={kind} />
          {part.children.length > 0 && (
            <Section title={`${levelAt(level + 1).label.cascading} di bawahnya`}>
              <Children>
                {part.children.map((child) => (
                  <li key={child.id}>
                    <DefinitionList items={factsOf(child, level + 1)} />
                    <Failures part={child} kind={kind} />
                  </li>
                ))}
              </Children>
            </Section>
          )}
        </>
      )}
    </Part>
  );
}

type Kinerja = SolusiMasalahPart['children'][number];

const factsOf = (kinerja: Kinerja, level: number): Definition[] => [
  { label: 'Sasaran', value: kinerja.sasaran, wide: true },
  { label: 'Indikator', value: kinerja.indikator, wide: true },
  { label: levelAt(level).nomenklatur ?? 'Nama', value: kinerja.nama ?? EMPTY_VALUE, wide: true },
  { label: 'Target', value: targetInUnit(kinerja) },
  { label: 'Realisasi', value: withUnit(kinerja.realisasi, kinerja.satuan) },
  { label: 'Capaian', value: formatPercent(kinerja.capaian) },
];

/** Cause and failed factors; of this year's side only where there are any. */
function Failures({ part, kind }: { part: Kinerja; kind: keyof typeof kinds }) {
  const { penyebab_kegagalan, kinerja_tidak_tercapai } = part;
  if (kind === 'solusi' && penyebab_kegagalan === null && kinerja_tidak_tercapai.length === 0) return null;
  return (
    <>
      <Section title="Penyebab kegagalan">
        <p>{penyebab_kegagalan ?? EMPTY_VALUE}</p>
      </Section>
      <Section title="CSF yang gagal">
        <BulletList
          label="CSF yang gagal"
          items={kinerja_tidak_tercapai.map(({ id, catatan }) => ({ id, text: catatan }))}
          empty="Tidak ada data"
        />
      </Section>
    </>
  );
}
