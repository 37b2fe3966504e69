import { panelMark, useAddress } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  SelectField,
  Stack,
  Toolbar,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { CopyDialog } from './copy-dialog';
import { INSTRUMEN } from './instrumen-address';
import { InstrumenEditor } from './instrumen-editor';
import { instrumenQueries } from './instrumen-queries';

/** The instruments of the years, and the one of the address to be read or written. */
export function InstrumenPanel({ tahun }: { tahun: number }) {
  const [, changeAddress] = useAddress();
  const [copying, setCopying] = useState(false);
  const query = useQuery(instrumenQueries.years());
  const { loading, data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Instrumen gagal dimuat'),
  );
  const choose = (next: number) =>
    changeAddress((before) => {
      before.set(INSTRUMEN, String(next));
      return before;
    });
  if (failure) return <ErrorState {...failure} />;
  if (loading || data === undefined) return <LoadingState label="Memuat instrumen" />;
  const years = data.map((one) => one.tahun);
  const known = data.some((one) => one.tahun === tahun);
  return (
    <div {...panelMark(INSTRUMEN)}>
      <Stack $gap={4}>
        <Toolbar>
          <SelectField
            label="Instrumen tahun"
            {...(!known && { placeholder: 'Pilih tahun' })}
            options={data.map((one) => ({
              value: one.tahun,
              label: `${one.tahun} · ${one.kriteria} kriteria${one.dipakai > 0 ? ` · dipakai ${one.dipakai}` : ''}`,
            }))}
            value={known ? tahun : ''}
            onChange={({ target }) => choose(Number(target.value))}
          />
          <Button icon={<Copy size={16} />} onClick={() => setCopying(true)}>
            Salin ke tahun lain
          </Button>
        </Toolbar>
        {known ? (
          <Chosen key={tahun} tahun={tahun} />
        ) : (
          <EmptyState
            title={`Belum ada instrumen tahun ${tahun}`}
            description="Pilih tahun lain, atau salin instrumennya ke tahun ini."
          />
        )}
      </Stack>
      {copying && (
        <CopyDialog
          years={years}
          from={known ? tahun : (years[0] ?? tahun)}
          onCopied={(next) => {
            setCopying(false);
            choose(next);
          }}
          onClose={() => setCopying(false)}
        />
      )}
    </div>
  );
}

function Chosen({ tahun }: { tahun: number }) {
  const query = useQuery(instrumenQueries.get(tahun));
  const { loading, data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Instrumen gagal dimuat'),
  );
  if (failure) return <ErrorState {...failure} />;
  if (loading || data === undefined) return <LoadingState label="Memuat instrumen" />;
  return <InstrumenEditor kelola={data} />;
}
