import type { LkeInstrumen, LkeLembar } from '@selaras/contracts';
import { formatNilaiLke } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Badge, Card, ErrorState, Skeleton, Stack, space, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { penilaianQueries } from '../penilaian/penilaian-queries';
import { PlenoField } from './pleno-field';
import { type BarisPleno, jumlahPleno, lembarPleno } from './pleno-points';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space(3)};
  & dt { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & dd { font-size: ${tokens.text[16]}; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

const stages = [
  ['mandiri', 'Penilaian mandiri'],
  ['pertama', 'Penilaian pertama'],
  ['kedua', 'Penilaian kedua'],
] as const;

/** Components with their points of every stage; the plenary changes its own in place, and sees what comes of it at once. */
export function PlenoTable({ lembar, instrumen }: { lembar: LkeLembar; instrumen: LkeInstrumen }) {
  const satkerId = lembar.satuan_kerja.satuan_kerja_id;
  const query = useQuery(penilaianQueries.pleno(satkerId));
  const { data, failure, loading } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Nilai pleno gagal dimuat'),
  );
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const onTyped = useCallback(
    (id: number, nilai: number | null) =>
      setTyped((all) => {
        if ((all.get(id) ?? null) === nilai) return all;
        const next = new Map(all);
        if (nilai === null) next.delete(id);
        else next.set(id, nilai);
        return next;
      }),
    [],
  );
  if (failure) return <ErrorState {...failure} />;
  if (loading || data === undefined) return <Skeleton height="480px" />;
  const { baris: rows, jumlah } = lembarPleno(instrumen, lembar.baris, data);
  const begun = data.length > 0;
  const plenoOf = ({ id, pleno, kedua }: BarisPleno) => typed.get(id) ?? pleno?.nilai ?? kedua;
  return (
    <Stack $gap={4}>
      <Card title="Jumlah">
        <Figures aria-live="polite">
          {stages.map(([name, label]) => (
            <Total key={name} label={label} {...jumlah[name]} />
          ))}
          {begun && <Total label="Pleno" {...jumlahPleno(rows.map(plenoOf))} />}
        </Figures>
      </Card>
      {rows.map((row) => (
        <Card key={row.id} title={row.nama}>
          <Stack $gap={3}>
            <Figures>
              <div>
                <dt>Bobot</dt>
                <dd>{formatNilaiLke(row.bobot)}</dd>
              </div>
              {stages.map(([name, label]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{formatNilaiLke(row[name])}</dd>
                </div>
              ))}
              {row.pleno !== null && lembar.menulis !== 'pleno' && (
                <div>
                  <dt>Pleno</dt>
                  <dd>{formatNilaiLke(row.pleno.nilai)}</dd>
                </div>
              )}
            </Figures>
            {row.pleno !== null && lembar.menulis !== 'pleno' && row.pleno.alasan !== null && (
              <p>Alasan: {row.pleno.alasan}</p>
            )}
            {row.pleno !== null && lembar.menulis === 'pleno' && (
              <PlenoField
                satkerId={satkerId}
                nama={row.nama}
                bobot={row.bobot}
                pleno={row.pleno}
                onTyped={onTyped}
              />
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Total({ label, nilai, predikat }: { label: string } & ReturnType<typeof jumlahPleno>) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatNilaiLke(nilai)}{' '}
        {predikat && <Badge tone="brand">{`${predikat.kode} · ${predikat.label}`}</Badge>}
      </dd>
    </div>
  );
}
