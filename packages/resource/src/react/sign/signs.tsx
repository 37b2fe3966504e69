import { type Putusan, putusanWords, type StatusPerjanjian, statusPerjanjianWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

/** Signs of states that several domains show: a state has one word and one tone, wherever it is told. */

const tonesOfPerjanjian: Readonly<Record<StatusPerjanjian, BadgeTone>> = {
  belum: 'neutral',
  draf: 'accent',
  diterbitkan: 'brand',
  ditandatangani: 'success',
};

/** How far an agreement is. */
export const StatusPerjanjianBadge = ({ status }: { status: StatusPerjanjian }) => (
  <Badge tone={tonesOfPerjanjian[status]}>{statusPerjanjianWords[status]}</Badge>
);

const tonesOfPutusan: Readonly<Record<Putusan, BadgeTone>> = {
  belum: 'neutral',
  valid: 'success',
  tidak_valid: 'danger',
};

/** What Bappeda decided. */
export const PutusanBadge = ({ putusan }: { putusan: Putusan }) => (
  <Badge tone={tonesOfPutusan[putusan]}>{putusanWords[putusan]}</Badge>
);
