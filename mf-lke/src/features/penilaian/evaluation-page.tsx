import type { LkeInstrumen, LkeLembar } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { Link, usePages, useSession } from '@selaras/portal';
import { LinkButton, LoadingState, latePart, PageHeader } from '@selaras/ui';
import { BookOpenCheck } from 'lucide-react';
import type { Tahap } from './kriteria';
import { keysOfSkala } from './nilai-keys';
import { TugasList } from './tugas-list';
import { unitOf, useUnitAddress } from './unit-address';
import { UnitFrame } from './unit-frame';

/** The desk, with the queue that it saves by. The list of units needs neither. */
const Meja = latePart(
  async () => (await import(/* webpackChunkName: "lke-meja" */ './meja')).Meja,
  () => <LoadingState />,
);

/** Fetches the desk of a unit beside the page's own scripts, when the address names one. */
export const prepareMeja = async ({ address }: PageOpening): Promise<void> => {
  if (unitOf(address) !== null) await Meja.ahead();
};

const rounds = {
  1: {
    title: 'Penilaian LKE',
    text: 'Satuan kerja yang ditugaskan kepada Anda. Buka satu untuk memeriksa eviden dan memberi nilai.',
    steps: ['mulai-penilaian', 'tutup-penilaian'],
    antrean: { page: 'lke.penilaian', lingkup: 'tugas', giliran: '1' },
  },
  2: {
    title: 'Penilaian LKE 2',
    text: 'Penilaian sesudah perbaikan: yang berubah dan eviden baru didahulukan.',
    steps: ['mulai-penilaian-2', 'tutup-penilaian-2'],
    antrean: { page: 'lke.penilaian-2', lingkup: 'tugas', giliran: '2' },
  },
} as const;

/** The page of a round: units of the evaluator, and the desk of one of them at its own address. */
export const evaluationPage = (tahap: Tahap) =>
  function EvaluationPage() {
    const { tahunKinerja } = useSession();
    const { unit, openUnit } = useUnitAddress();
    const { title, text, steps, antrean } = rounds[tahap];
    if (unit !== null) {
      return (
        <UnitFrame
          key={unit}
          satkerId={unit}
          title={title}
          steps={steps}
          antrean={antrean}
          describe={describeOf(title, tahap)}
        >
          {(lembar, instrumen) => <Meja lembar={lembar} instrumen={instrumen} tahap={tahap} />}
        </UnitFrame>
      );
    }
    return (
      <>
        <PageHeader title={title} description={text} actions={<ReviuLink />} />
        <TugasList
          lingkup="tugas"
          none={`Belum ada satuan kerja yang ditugaskan kepada Anda untuk tahun ${tahunKinerja}.`}
          onOpen={openUnit}
        />
      </>
    );
  };

/** Evaluators review annual reports too; the menu of theirs has no place for it. */
function ReviuLink() {
  const { hasPage, hrefOf } = usePages();
  const address = hasPage('lkip.reviu') ? hrefOf('lkip.reviu') : null;
  if (address === null) return null;
  return (
    <LinkButton as={Link} to={address} icon={<BookOpenCheck size={16} />}>
      Reviu LKIP
    </LinkButton>
  );
}

/** Says how far the round is, or that it is not open. */
const describeOf =
  (title: string, tahap: Tahap) =>
  ({ baris, keadaan }: LkeLembar, { skala }: LkeInstrumen): string => {
    const asked = tahap === 1 ? baris : baris.filter(({ perbaikan }) => perbaikan);
    const done = asked.filter((row) => row[`tahap_${tahap}`].nilai !== null).length;
    const locked = keadaan === `dinilai_${tahap}` ? '' : ' Hanya dapat dibaca.';
    return `${title}: ${done} dari ${asked.length} kriteria dinilai.${locked} Tombol ${keysOfSkala(skala)} memberi nilai, N ke kriteria berikutnya yang belum dinilai.`;
  };
