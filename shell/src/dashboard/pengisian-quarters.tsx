import {
  countDownOf,
  formatDeadline,
  type KeadaanPengisian,
  keadaanPengisianWords,
  triwulanTitle,
} from '@selaras/domain';
import {
  Badge,
  type BadgeTone,
  Card,
  centredRow,
  LinkButton,
  plainList,
  Skeleton,
  Stack,
  tokens,
} from '@selaras/ui';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The card's place in its page. */
export const PENGISIAN_PART = 'pengisian';

const Quarters = styled.ol`
  ${plainList(5)}
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

const Title = styled.h3`
  ${centredRow(2)}
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
  readonly dibuka: string;
  readonly batas: string | null;
  readonly mulai: boolean;
  readonly lewat: boolean;
  readonly keadaan: KeadaanPengisian;
  /** How far the reports are. */
  readonly content: ReactNode;
}

interface PengisianQuartersProps {
  quarters: readonly PengisianQuarter[] | undefined;
  /** The server's time, ISO 8601, from which on what is yet to open is counted. */
  waktuServer: string | undefined;
  /** Whose reports they are, as a sentence. */
  scope?: string | undefined;
}

/** How far the reports of each quarter are, when they open and when they close, with both as a calendar. */
export function PengisianQuarters({ quarters, waktuServer, scope }: PengisianQuartersProps) {
  const now = waktuServer === undefined ? new Date() : new Date(waktuServer);
  return (
    <Card
      id={PENGISIAN_PART}
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
          {quarters.map(({ keadaan, content, ...quarter }) => (
            <li key={quarter.triwulan}>
              <Stack $gap={1}>
                <Title>
                  {triwulanTitle(quarter.triwulan)}
                  <Badge tone={tones[keadaan]}>{keadaanPengisianWords[keadaan]}</Badge>
                </Title>
                <Deadline>{timeWords(quarter, now)}</Deadline>
                {content}
              </Stack>
            </li>
          ))}
        </Quarters>
      )}
    </Card>
  );
}

type QuarterTime = Pick<PengisianQuarter, 'dibuka' | 'batas' | 'mulai' | 'lewat'>;

function timeWords({ dibuka, batas, mulai, lewat }: QuarterTime, now: Date): string {
  if (!mulai && !lewat) return openingWords(dibuka, now);
  if (batas === null) return 'Tanpa batas waktu';
  return lewat ? `Ditutup sejak ${formatDeadline(batas)}` : `Terbuka sampai sebelum ${formatDeadline(batas)}`;
}

function openingWords(dibuka: string, now: Date): string {
  const { days = 0, hours = 0 } = countDownOf(dibuka, now).remaining ?? {};
  const left = days > 0 ? `${days} hari` : hours > 0 ? `${hours} jam` : 'kurang dari satu jam';
  return `Dibuka dalam ${left}, mulai ${formatDeadline(dibuka)}`;
}
