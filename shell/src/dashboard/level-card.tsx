import type { CapaianCount, DashboardPd } from '@selaras/contracts';
import { tingkatPohonWords } from '@selaras/domain';
import { Card, countOf, countWords, ProgressBar, Skeleton, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { type Way, WayLink } from '../way-on/way-link';

const levelTexts: Record<keyof DashboardPd['capaian_level'], string> = {
  kinerja_program: tingkatPohonWords['kinerja-program'],
  kinerja_kegiatan: tingkatPohonWords['kinerja-kegiatan'],
  kinerja_sub_kegiatan: tingkatPohonWords['kinerja-sub-kegiatan'],
};

const Levels = styled.div`
  display: grid;
  gap: ${space(4)};
  & p { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

interface LevelCardProps {
  capaian: DashboardPd['capaian_level'] | undefined;
  satuanKerjaId: number | undefined;
}

/** Share of achieved performances, level by level. */
export function LevelCard({ capaian, satuanKerjaId }: LevelCardProps) {
  return (
    <Card
      title="Di tingkat mana kinerja belum tercapai?"
      description="Bagian yang mencapai target di tiap tingkat."
    >
      {capaian === undefined ? (
        <Skeleton height="168px" />
      ) : (
        <Levels>
          {(Object.keys(levelTexts) as (keyof typeof levelTexts)[]).map((level) => (
            <Level
              key={level}
              label={levelTexts[level]}
              count={capaian[level]}
              way={{ page: level.replaceAll('_', '-'), query: { satuan_kerja_id: satuanKerjaId } }}
            />
          ))}
        </Levels>
      )}
    </Card>
  );
}

function Level({ label, count, way }: { label: string; count: CapaianCount; way: Way }) {
  const total = countOf(count);
  return (
    <div>
      <ProgressBar
        label={label}
        status="tercapai"
        value={total === 0 ? null : (count.tercapai / total) * 100}
      />
      <p>
        <WayLink ways={[way]}>
          {count.tercapai} dari {total} tercapai
        </WayLink>
        . {countWords(count)}.
      </p>
    </div>
  );
}
