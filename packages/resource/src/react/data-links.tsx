import { dataAddress } from '@selaras/contracts';
import { LinkButton } from '@selaras/ui';
import { Download } from 'lucide-react';

const forms = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['json', 'JSON'],
] as const;

/** What a public page shows as open data, and what its columns mean. */
export const DataLinks = ({ path, tahun }: { path: string; tahun: number }) => (
  <>
    {forms.map(([format, label]) => (
      <LinkButton
        key={format}
        href={dataAddress(path, format, { tahun })}
        download
        icon={<Download size={16} />}
        aria-label={`Unduh data ${label}`}
      >
        {label}
      </LinkButton>
    ))}
    <LinkButton href={dataAddress(path, 'metadata.json', { tahun })} target="_blank" rel="noreferrer">
      Metadata
    </LinkButton>
  </>
);
