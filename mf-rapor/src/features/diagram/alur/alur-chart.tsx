import type { RaporRingkasan } from '@selaras/contracts';
import { formatDecimal, formatRupiahShort, ukuranRapor } from '@selaras/domain';
import { Link } from '@selaras/portal';
import { useAddressChoice } from '@selaras/resource';
import { Card, plainList, Segmented, space, tokens } from '@selaras/ui';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import type { SebutanRapor } from '../../../kartu/sebutan-rapor';
import { alurLayout, STEP } from './alur-layout';
import { alurOf, type BagianAlur, langkahAlur, type NadaAlur } from './alur-model';

/** Below this width the steps stand below each other and the rivers are left out. */
const WIDE = '(min-width: 900px)';
/** Hundredths of the width that a bar takes. */
const BAR = 3;

const inks: Readonly<Record<NadaAlur, string>> = {
  netral: tokens.colour.brand,
  baik: tokens.status.tercapai,
  terbuka: tokens.status['belum-ada-data'],
  buruk: tokens.status['tidak-tercapai'],
};

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin: 0;
`;

const Field = styled.div<{ $height: number }>`
  position: relative;
  display: grid;
  gap: ${space(4)};
  & > svg { display: none; }
  @media ${WIDE} {
    display: block;
    height: ${({ $height }) => $height}px;
    & > svg { display: block; position: absolute; inset: 0; width: 100%; height: 100%; }
  }
`;

const Heads = styled.div`
  display: none;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  @media ${WIDE} { display: grid; }
`;

const Step = styled.ol`
  ${plainList(2)}
  & > li[data-head] { color: ${tokens.colour.muted}; font-size: ${tokens.text[14]}; font-weight: 600; }
  @media ${WIDE} { display: contents; & > li[data-head] { display: none; } }
`;

const Part = styled.li<{ $column: number; $top: number; $ink: string }>`
  min-width: 0;
  padding-left: ${space(3)};
  border-left: ${space(1)} solid ${({ $ink }) => $ink};
  line-height: 1.3;
  & a { color: inherit; font-weight: 600; text-underline-offset: 3px; }
  & strong { font-weight: 600; }
  & span { display: block; font-size: ${tokens.text[14]}; color: ${tokens.colour.text}; }
  @media ${WIDE} {
    position: absolute;
    top: ${({ $top }) => $top}px;
    left: calc(${({ $column }) => $column * 25 + BAR / 4}% + ${space(2)});
    width: calc(25% - ${BAR / 4}% - ${space(4)});
    padding: 0;
    border: 0;
    & > :first-child { padding-bottom: 3px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  }
`;

/** What the steps ask, one after the other. */
const questions = (origin: string, tercapai: string) => [
  origin,
  `${tercapai}?`,
  'Penyebab dicatat?',
  'Diperbaiki?',
];

const measureOptions = [
  { value: 'jumlah', label: 'Jumlah' },
  { value: 'anggaran', label: 'Anggaran' },
] as const;

interface AlurChartProps {
  kartu: RaporRingkasan;
  /** The conclusion, as a sentence. */
  title: string;
  /** What the first step consists of, what is counted, and how it stands: `Program`, `sub kegiatan`. */
  words: Pick<SebutanRapor, 'item' | 'keadaan'> & { readonly origin: string };
  /** Address that shows the items of a part; null: there is none. */
  hrefOf: (part: BagianAlur) => string | null;
  footer?: ReactNode;
}

/** From what was planned to what was repaired, in items or rupiah; each part opens its items. */
export function AlurChart({ kartu, title, words, hrefOf, footer }: AlurChartProps) {
  const [ukuran, choose] = useAddressChoice('ukuran', ukuranRapor);
  const { keadaan } = words;
  const alur = useMemo(() => alurOf(kartu.aliran, ukuran, keadaan), [kartu.aliran, ukuran, keadaan]);
  const asked = questions(words.origin, keadaan.tercapai);
  const { bagian, sungai, height } = useMemo(() => alurLayout(alur, ukuran), [alur, ukuran]);
  return (
    <Card
      title={title}
      description={`Tebal aliran menurut ${ukuran === 'jumlah' ? `jumlah ${words.item}` : 'anggaran triwulan'}. Tekan nama bagian untuk membuka isinya.`}
      actions={
        <Segmented label="Tebal aliran menurut" options={measureOptions} value={ukuran} onChange={choose} />
      }
      {...(footer && { footer })}
    >
      <Figure aria-label={title}>
        <Heads aria-hidden="true">
          {asked.map((question) => (
            <div key={question}>{question}</div>
          ))}
        </Heads>
        <Field $height={height}>
          <svg
            viewBox={`0 0 ${STEP * langkahAlur.length} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {sungai.map(({ key, d, ke }) => (
              <path key={key} d={d} fill={inks[ke.nada]} opacity={0.2} />
            ))}
            {bagian.map(({ bagian: part, kolom, top, height: tall }) => (
              <rect
                key={part.key}
                x={kolom * STEP}
                y={top}
                width={BAR}
                height={tall}
                fill={inks[part.nada]}
              />
            ))}
          </svg>
          {langkahAlur.map((langkah, kolom) => (
            <Step key={langkah} aria-label={asked[kolom]}>
              <li data-head="" aria-hidden="true">
                {asked[kolom]}
              </li>
              {bagian
                .filter(({ bagian: part }) => part.langkah === langkah)
                .map(({ bagian: part, top }) => (
                  <Part key={part.key} $column={kolom} $top={top} $ink={inks[part.nada]}>
                    <PartName part={part} href={hrefOf(part)} />
                    <span>
                      {formatDecimal(part.jumlah)} {words.item} · {formatRupiahShort(part.anggaran)}
                    </span>
                  </Part>
                ))}
            </Step>
          ))}
        </Field>
      </Figure>
    </Card>
  );
}

function PartName({ part, href }: { part: BagianAlur; href: string | null }) {
  return href === null ? (
    <strong title={part.label}>{part.label}</strong>
  ) : (
    <Link to={href} title={part.label}>
      {part.label}
    </Link>
  );
}
