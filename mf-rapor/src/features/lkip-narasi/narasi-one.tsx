import type { Narasi } from '@selaras/contracts';
import type { NomorAnalisis } from '@selaras/domain';
import { EMPTY_VALUE, formatMeasure, formatPercent, petunjukAnalisis } from '@selaras/domain';
import { Link, usePages } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Card,
  DefinitionGrid,
  ErrorState,
  LinkButton,
  PageHeader,
  PageSection,
  PageStack,
  PrintButton,
  Skeleton,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye, PencilLine } from 'lucide-react';
import { BagianCard } from '../lkip/bagian-card';
import { useOpenBagian } from '../lkip/use-open-bagian';
import { AngkaBerubah } from './angka-berubah';
import { DrafPanel } from './draf-panel';
import { Kelengkapan } from './kelengkapan';
import { type NarasiLevel, narasiLevels } from './narasi-level';
import { useNarasiId } from './narasi-place';
import { narasiQueries } from './narasi-queries';
import { judulNarasi } from './semua-draf/calon-draf';
import { SemuaDraf } from './semua-draf/semua-draf';
import { usePutuskan } from './use-putuskan';

/** Who writes a section, and what was written, is looked at again that often. */
const LOOK_EVERY_MS = 30_000;

interface NarasiOneProps {
  readonly level: NarasiLevel;
  /** Whether it is the page on which it is written. */
  readonly writing: boolean;
}

/** The seven narratives of an indicator: as they are read, or as they are written with their drafts. */
export function NarasiOne({ level, writing }: NarasiOneProps) {
  const { title, page } = narasiLevels[level];
  const id = useNarasiId();
  const { hrefOf } = usePages();
  const query = useQuery({ ...narasiQueries.satu(level, id), refetchInterval: LOOK_EVERY_MS });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, `${title} gagal dimuat`));
  const writes = data?.kemampuan.tulis ?? false;
  const other = writing ? `${page}.show` : `${page}.edit`;
  return (
    <>
      <PageHeader
        title={data?.indikator.indikator ?? title}
        description={
          data &&
          `Narasi ${data.satuan_kerja?.satuan_kerja_nama ?? 'pemerintah kabupaten'}.${writing ? ' Naskah tersimpan sendiri selagi ditulis.' : ''}`
        }
        actions={
          <>
            {data && (writing || writes) && (
              <LinkButton
                as={Link}
                to={hrefOf(other, { id }) ?? ''}
                icon={writing ? <Eye size={16} /> : <PencilLine size={16} />}
              >
                {writing ? 'Lihat' : 'Ubah'}
              </LinkButton>
            )}
            <PrintButton />
          </>
        }
      />
      {failure && <ErrorState {...failure} />}
      {!failure && data === undefined && <Skeleton height="480px" />}
      {data && (
        <PageStack>
          <Facts narasi={data} />
          <PageSection title="Tujuh analisis">
            <Sections key={id} level={level} narasi={data} writing={writing && writes} />
          </PageSection>
        </PageStack>
      )}
    </>
  );
}

function Facts({ narasi: { indikator, bagian } }: { narasi: Narasi }) {
  const unit = indikator.satuan ?? '';
  const sections = bagian.map(({ analisis, isi }) => ({ analisis, terisi: isi !== null }));
  return (
    <Card aria-label="Angka indikator">
      <DefinitionGrid
        items={[
          { term: 'Sasaran', value: indikator.sasaran, wide: true },
          { term: 'Target', value: `${indikator.target} ${unit}` },
          {
            term: 'Realisasi',
            value:
              indikator.realisasi === null ? EMPTY_VALUE : `${formatMeasure(indikator.realisasi)} ${unit}`,
          },
          { term: 'Capaian', value: formatPercent(indikator.capaian) },
          { term: 'Kelengkapan', value: <Kelengkapan bagian={sections} /> },
        ]}
      />
    </Card>
  );
}

interface SectionsProps {
  readonly level: NarasiLevel;
  readonly narasi: Narasi;
  readonly writing: boolean;
}

function Sections({ level, narasi, writing }: SectionsProps) {
  const { open, onOpen, onClose } = useOpenBagian();
  const unit = narasi.satuan_kerja?.satuan_kerja_id ?? null;
  const putuskan = usePutuskan(unit, onOpen);
  const { queryKey } = narasiQueries.satu(level, narasi.id);
  const sections = narasi.bagian.map((bagian) => {
    const { kode, analisis, draf } = bagian;
    const judul = judulNarasi(bagian);
    const petunjuk = petunjukAnalisis[analisis as NomorAnalisis];
    return (
      <BagianCard
        key={kode}
        tempat={{ unit, kode, judul, petunjuk, queryKey }}
        bagian={bagian}
        writes={writing}
        open={open === kode}
        onOpen={() => onOpen(kode)}
        onClose={() => onClose(kode)}
      >
        {!writing && bagian.berubah && bagian.isi !== null && <AngkaBerubah />}
        {writing && draf !== null && (
          <DrafPanel judul={judul} bagian={bagian} draf={draf} open={open === kode} putuskan={putuskan} />
        )}
      </BagianCard>
    );
  });
  return (
    <>
      {writing && <SemuaDraf unit={unit} bagian={narasi.bagian} open={open} />}
      {sections}
    </>
  );
}
