import { handledByPage, nodeModalQueries } from '@selaras/api-client';
import type { KinerjaLangkahAksiRow } from '@selaras/contracts';
import { EmptyState, plainList, space, tokens } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { withUnit } from '../../tree/card/card-text';
import { AsyncPart } from '../kit/async-part';
import type { NodeModalProps } from '../kit/node-modal-props';
import { Section } from '../kit/section';
import { bySubKegiatan, programOf, stepsOf } from './langkah-aksi-steps';

const Steps = styled.ol`
  ${plainList(3)}
  & > li {
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${tokens.colour.line};
    border-left: 4px solid ${tokens.colour['sequence-2']};
    border-radius: ${tokens.radius.control};
    overflow-wrap: anywhere;
  }
`;

const Level = styled.small`
  color: ${tokens.colour.muted};
`;

const Sasaran = styled.p`
  font-weight: 600;
`;

const Members = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  padding: ${space(2)} 0 0 ${space(4)};
  border-top: 1px solid ${tokens.colour.line};
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; gap: ${space(1)} ${space(4)}; justify-content: space-between; }
  & b { font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** 'Kinerja Langkah Aksi': the steps (level 6) and the members that carry them (level 7) (spec 1 §1, §2). */
export function KinerjaLangkahAksi({ model, box, card, level, tahun }: NodeModalProps) {
  const query = useQuery({
    ...nodeModalQueries.kinerjaLangkahAksi({ kinerjaProgramId: programOf(model, box) }, tahun),
    meta: handledByPage(404),
  });
  return (
    <AsyncPart query={query}>
      {({ kinerjaLangkahAksi }) => {
        const steps = stepsOf(kinerjaLangkahAksi, card, level);
        if (steps.length === 0) return <EmptyState title="Belum ada langkah aksi" />;
        return [...bySubKegiatan(steps)].map(([key, group]) => (
          <Section key={key} title={group[0]?.sub_kegiatan?.nama ?? 'Sub kegiatan'}>
            <Steps>
              {group.map((step) => (
                <Step key={step.id} step={step} />
              ))}
            </Steps>
          </Section>
        ));
      }}
    </AsyncPart>
  );
}

function Step({ step }: { step: KinerjaLangkahAksiRow }) {
  const { sasaran, indikator, satuan, target, realisasi, tim_kerja_anggota } = step;
  return (
    <li>
      <Level>Tingkat 6 · Langkah aksi</Level>
      <Sasaran>{sasaran}</Sasaran>
      <p>
        {indikator}
        {satuan !== null && ` (${satuan})`}
      </p>
      {realisasi !== undefined && (
        <p>
          Realisasi <b>{withUnit(realisasi, satuan)}</b>
          {target != null && ` dari target ${withUnit(target, satuan)}`}
        </p>
      )}
      <Members aria-label={`Anggota yang mengerjakan: ${sasaran}`}>
        {tim_kerja_anggota.length === 0 && <li>Tidak ada data</li>}
        {tim_kerja_anggota.map((anggota) => (
          <li key={anggota.id}>
            <span>
              <Level>Tingkat 7 · </Level>
              {anggota.nama_pegawai_anggota}
            </span>
            <span>
              Target <b>{withUnit(anggota.target, anggota.satuan)}</b>
            </span>
          </li>
        ))}
      </Members>
    </li>
  );
}
