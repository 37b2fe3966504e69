import { formatDeadline, type KeadaanPengisian, keadaanPengisianWords, triwulanTitle } from '@selaras/domain';
import { Badge, type BadgeTone, Card, LinkButton, Skeleton, Stack, space, tokens } from '@selaras/ui';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Quarters = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(5)};
  padding: 0;
  list-style: none;
`;

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${tokens.text[14]};
`;

const Deadline = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

const tones: Readonly<Record<KeadaanPengisian, BadgeTone>> = {
  kosong: 'neutral',
  'belum-mulai': 'neutral',
  berjalan: 'brand',
  lengkap: 'success',
  terlambat: 'danger',
};

interface PengisianQuarter {
  readonly triwulan: number;
  readonly batas: string | null;
  readonly lewat: boolean;
  readonly keadaan: KeadaanPengisian;
  /** How far the reports are. */
  readonly content: ReactNode;
}

interface PengisianQuartersProps {
  quarters: readonly PengisianQuarter[] | undefined;
  /** Whose reports they are, as a sentence. */
  scope?: string | undefined;
}

/** How far the reports of each quarter are and when they close, with the deadlines as a calendar. */
export function PengisianQuarters({ quarters, scope }: PengisianQuartersProps) {
  return (
    <Card
      title="Pengisian realisasi triwulan"
      description={`Sub kegiatan yang bertarget pada tiap triwulan, sampai batas waktunya.${scope ? ` ${scope}` : ''}`}
      actions={
        <LinkButton as="a" href="/api/batas-waktu.ics" icon={<CalendarPlus size={16} />}>
          Kalender batas waktu
        </LinkButton>
      }
    >
      {quarters === undefined ? (
        <Skeleton height="96px" />
      ) : (
        <Quarters>
          {quarters.map(({ triwulan, batas, lewat, keadaan, content }) => (
            <li key={triwulan}>
              <Stack $gap={1}>
                <Title>
                  {triwulanTitle(triwulan)}
                  <Badge tone={tones[keadaan]}>{keadaanPengisianWords[keadaan]}</Badge>
                </Title>
                <Deadline>{deadlineWords(batas, lewat)}</Deadline>
                {content}
              </Stack>
            </li>
          ))}
        </Quarters>
      )}
    </Card>
  );
}

function deadlineWords(batas: string | null, lewat: boolean): string {
  if (batas === null) return 'Tanpa batas waktu';
  return lewat ? `Ditutup sejak ${formatDeadline(batas)}` : `Terbuka sampai sebelum ${formatDeadline(batas)}`;
}
